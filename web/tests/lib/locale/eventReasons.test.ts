import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Say } from "../../../src/lib/locale/narration";
import { explains, reason } from "../../../src/lib/locale/eventReasons";
import { RoundMemory } from "../../../src/lib/table/showing/roundMemory";
import type { Pair, Position, TableOrGameEvent } from "../../../src/protocol";

const PROJECT = `${import.meta.dirname}/../../../..`;
interface Case {
  event: TableOrGameEvent;
  placed: Record<string, number>;
  announced: number | null;
  en: string | null;
}
const CASES = JSON.parse(readFileSync(`${PROJECT}/tests/locales/event_reasons.json`, "utf8")) as Case[];
const ENGLISH = readFileSync(`${PROJECT}/src/hornochsen/locales/en/reasons.ftl`, "utf8");

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(ENGLISH));
const say: Say = (id, args = {}) => bundle.formatPattern(bundle.getMessage(id)!.value!, args);
const NAMES = { seats: ["Anja", "Bernd"], people: new Map<number, string>(), viewer: 0, me: 0 };

describe("the reason of an event", () => {
  it.each(CASES)("is the terminal's: $en", (one) => {
    const { event } = one;
    const placed = new Map(Object.entries(one.placed).map(([tile, seat]) => [Number(tile), seat]));
    expect(reason(event, { placed, announced: one.announced }, NAMES, say)).toBe(one.en);
    expect(explains(event)).toBe(one.en !== null);
  });
});

function placed(seat: number, tile: number, row: number, square: number, behind: number, lowest = false): TableOrGameEvent {
  return { event: "placed", seat, tile, row, square, behind, lowest };
}
const ROUND: TableOrGameEvent = { event: "round-began", round: 2, double: false, open: false, order: [], together: 0 };

function shown(tile: number, row: number, square: number, pairs: Pair[] = []): Position {
  const preview = { row, square, points: 0, plus: false, completes: false, end: 0, start: 0 };
  return { options: { buy: 0, play: 1, take: 0, take_back: false, tiles: [{ tile, preview, pairs }] } } as unknown as Position;
}

describe("a placement surprises", () => {
  const surprise = (event: TableOrGameEvent, before: TableOrGameEvent[] = [], position = shown(45, 0, 1)) => {
    const memory = new RoundMemory();
    memory.see(position);
    for (const one of [...before, event]) memory.follow(one, 0);
    return memory.why(event)?.surprising;
  };

  it("the player whose tile is lower than every row", () => {
    expect(surprise(placed(0, 3, 2, 1, 86, true))).toBe(true);
    expect(surprise(placed(1, 3, 2, 1, 86, true))).toBe(false);
  });

  it("the player whose tile went elsewhere than announced", () => {
    const first = placed(1, 43, 2, 1, 40);
    const mine = placed(0, 45, 2, 2, 43);
    expect(surprise(mine, [first])).toBe(true);
    expect(surprise(placed(0, 45, 0, 1, 40))).toBe(false);
    expect(surprise(placed(0, 45, 0, 2, 43), [placed(1, 43, 0, 1, 40)])).toBe(true);
  });

  it("nobody if only the player's own lower tile came first", () => {
    const together = shown(45, 0, 1, [{ lower: 43, preview: { row: 0, square: 2, points: 0, plus: false, completes: false, end: 0, start: 0 } }]);
    const laid: TableOrGameEvent = { event: "laid", seat: 0, tiles: [43, 45], count: 2, face_up: false };
    expect(surprise(placed(0, 45, 0, 2, 43), [laid, placed(0, 43, 0, 1, 40)], together)).toBe(false);
  });
});

describe("the memory of a round", () => {
  it("knows the tiles that this player bought, until the next round", () => {
    const memory = new RoundMemory();
    memory.follow({ event: "bought", seat: 0, count: 2, from_box: 0, tiles: [12, 60] }, 0);
    memory.follow({ event: "bought", seat: 1, count: 1, from_box: 0, tiles: null }, 0);
    expect(memory.bought).toEqual([12, 60]);
    memory.follow(ROUND, 0);
    expect(memory.bought).toEqual([]);
  });

  it("forgets the tiles of earlier rounds", () => {
    const memory = new RoundMemory();
    memory.follow(placed(1, 43, 2, 1, 40), 0);
    memory.follow(ROUND, 0);
    const mine = placed(0, 45, 2, 2, 43);
    memory.follow(mine, 0);
    expect(memory.why(mine)?.placed.size).toBe(0);
  });
});
