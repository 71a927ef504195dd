// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { HandOdds, oddsArgs, riskOf } from "../../../../src/lib/table/choices/odds.svelte";
import type { TileOdds } from "../../../../src/protocol";

const odds = (tile: number, safe: number, cost = 0): TileOdds => ({ tile, safe, cost, safe_error: 0, cost_error: 0 });

describe("the odds of a hand", () => {
  it("are dropped when they arrive after the choice has changed", async () => {
    const hand = new HandOdds();
    let answer: (found: TileOdds[]) => void = () => undefined;
    const slow = hand.ask("round 1", () => new Promise((resolve) => (answer = resolve)));
    await hand.ask("round 2", () => Promise.resolve([odds(7, 0.5)]));
    answer([odds(9, 1)]);
    await slow;
    expect([...hand.tiles.keys()]).toEqual([7]);
  });

  it("are asked for once for each choice, and not between choices", async () => {
    const hand = new HandOdds();
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1, [odds(7, 1)]));
    await hand.ask("a", ask);
    await hand.ask("a", ask);
    expect(asked).toBe(1);
    await hand.ask("", ask);
    expect(asked).toBe(1);
    expect(hand.tiles.size).toBe(0);
  });

  it("stay empty where the server refuses them", async () => {
    const hand = new HandOdds();
    await hand.ask("a", () => Promise.resolve(null));
    expect(hand.tiles.size).toBe(0);
  });

  it("have three marks", () => {
    expect([1, 0.85, 0.84, 0.5, 0.49, 0].map((safe) => riskOf(odds(7, safe)))).toEqual(["safe", "safe", "risky", "risky", "dangerous", "dangerous"]);
  });

  it("name minus points, plus points, or none", () => {
    expect(oddsArgs(odds(7, 0.354, 2.14))).toEqual({ tile: 7, percent: 35, cost: 2.1, kind: "minus" });
    expect(oddsArgs(odds(7, 1, -1.5))).toMatchObject({ cost: 1.5, kind: "plus" });
    expect(oddsArgs(odds(7, 1, -0.01))).toMatchObject({ cost: 0, kind: "none" });
  });
});
