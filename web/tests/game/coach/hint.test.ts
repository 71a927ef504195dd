// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { advised } from "../../../src/game/coach/advice";
import { ChoiceHint } from "../../../src/game/coach/hint.svelte";
import { Refusal } from "../../../src/lib/table/connection/socket";
import type { Advice, Position } from "../../../src/protocol";

const ADVICE: Advice = {
  actions: [
    { action: { player: 0, play: [12] }, win: 0.3, win_se: 0.01, points: 20, points_se: 1, playouts: 100 },
    { action: { player: 0, play: [12, 40] }, win: 0.2, win_se: 0.01, points: 20, points_se: 1, playouts: 100 },
    { action: { player: 0, buy: 1 }, win: 0.2, win_se: 0.01, points: 21, points_se: 1, playouts: 50 },
  ],
  best: 0,
  chances: [0.3, 0.7],
  reason: null,
  tiles: [{ tile: 12, safe: 0.9, safe_error: 0, cost: 0.4, cost_error: 0 }],
};
const preview = { square: 1, completes: false, end: 4, start: 7 };
const POSITION = {
  options: { tiles: [{ tile: 12, preview: { ...preview, row: 2, points: 3, plus: true } }, { tile: 40, preview: { ...preview, row: 5, points: 1, plus: false } }] },
} as unknown as Position;

describe("a hint", () => {
  it("says for each choice where its tiles would go, and how safe a single tile is", () => {
    const [one, two, purchase] = advised(ADVICE, POSITION);
    expect(one).toMatchObject({ places: [{ tile: 12, row: 2, cost: -3 }], safe: 0.9, odds: { cost: 0.4 } });
    expect(two).toMatchObject({ places: [{ tile: 12, row: 2, cost: -3 }, { tile: 40, row: 5, cost: 1 }], safe: null, odds: null });
    expect(purchase).toMatchObject({ places: [], safe: null });
  });

  it("is asked for once for each choice, and closed by the next choice", async () => {
    const hint = new ChoiceHint();
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1, ADVICE));
    hint.about("round 1");
    await hint.ask(ask);
    hint.open = false;
    await hint.ask(ask);
    expect([asked, hint.open, hint.advice]).toEqual([1, true, ADVICE]);
    hint.about("round 1");
    expect(hint.open).toBe(true);
    hint.about("round 2");
    expect([hint.open, hint.advice]).toEqual([false, null]);
  });

  it("is dropped when it arrives after the choice has changed", async () => {
    const hint = new ChoiceHint();
    hint.about("round 1");
    let answer: (advice: Advice) => void = () => undefined;
    const slow = hint.ask(() => new Promise((resolve) => (answer = resolve)));
    hint.about("round 2");
    answer(ADVICE);
    await slow;
    expect(hint.advice).toBeNull();
  });

  it("says why it was refused", async () => {
    const hint = new ChoiceHint();
    hint.about("round 1");
    await hint.ask(() => Promise.reject(new Refusal("coach-limit", "")));
    expect(hint.trouble).toBe("coach-limit");
  });
});
