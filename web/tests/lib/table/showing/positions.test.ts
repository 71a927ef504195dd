import { describe, expect, it } from "vitest";
import { after, duration, reveals } from "../../../../src/lib/table/showing/positions";
import type { TableOrGameEvent, Position } from "../../../../src/protocol";
import { position, REVEAL } from "../../../fake_server";

const play = (start: Position, ...events: TableOrGameEvent[]) => events.reduce(after, start);
const event = (fields: object) => fields as TableOrGameEvent;

describe("a position after an event", () => {
  it("leaves the position before it unchanged", () => {
    const before = position();
    const copy = structuredClone(before);
    play(before, ...REVEAL);
    expect(before).toEqual(copy);
  });

  it("hides a tile that another player lays face down, and takes mine out of my hand", () => {
    const others = play(position(), event({ event: "laid", seat: 1, count: 1, face_up: false, tiles: null }));
    expect(others).toMatchObject({ laid: [[], [null]], held: [2, 1], hand: [7, 20] });
    const mine = play(position(), event({ event: "laid", seat: 0, count: 1, face_up: false, tiles: [7] }));
    expect(mine).toMatchObject({ laid: [[7], []], held: [1, 2], hand: [20] });
    expect(play(mine, event({ event: "took-back", seat: 0 }))).toEqual(position());
  });

  it("puts revealed tiles into the queue in ascending order, and out of it when they are placed", () => {
    const revealed = play(position(), { event: "revealed", seats: [0, 1], tiles: [[40], [12]] });
    expect(revealed.queue).toEqual([[12, 1], [40, 0]]);
    const placed = play(revealed, { event: "placed", seat: 1, tile: 12, row: 1, square: 0, behind: 0, lowest: false });
    expect(placed).toMatchObject({ queue: [[40, 0]], rows: [[], [12]], laid: [[40], []] });
  });

  it("waits in an open round until all have laid their tiles", () => {
    const open = position({ laying: { ...position().laying, order: [0, 1, 2], together: 2 }, laid: [[null], [null], []], held: [1, 1, 2] });
    const revealed = play(open, { event: "revealed", seats: [0, 1], tiles: [[40], [12]] });
    expect(revealed).toMatchObject({ queue: [], laid: [[40], [12], []] });
    const last = play(
      revealed,
      event({ event: "laid", seat: 2, count: 1, face_up: true, tiles: [30] }),
      { event: "placed", seat: 1, tile: 12, row: 0, square: 0, behind: 0, lowest: false },
    );
    expect(last.queue).toEqual([[30, 2], [40, 0]]);
  });

  it("clears a completed row and starts the next one", () => {
    const full = position({ rows: [[1, 2, 3], []] });
    const completed = play(full, event({ event: "row-completed", seat: 1, row: 0, tile: 3, next_row: 1, tiles: [1, 2] }));
    expect(completed).toMatchObject({ rows: [[], [3]], taking: { seat: 1, tiles: [1, 2] } });
    const took = play(completed, event({ event: "took", seat: 1, count: 1, tiles: null }));
    expect(took).toMatchObject({ held: [2, 3], box: 1, taking: null, hand: [7, 20] });
  });

  it("adds bought and drawn tiles to the buyer's hand only", () => {
    const mine = play(position(), event({ event: "bought", seat: 0, count: 2, from_box: 0, tiles: [3, 15] }));
    expect(mine).toMatchObject({ hand: [3, 7, 15, 20], held: [4, 2], bought: [2, 0], supply: 88 });
    const openHands = play(position({ seat: null, hand: [] }), event({ event: "bought", seat: 0, count: 1, from_box: 1, tiles: [3] }));
    expect(openHands).toMatchObject({ hand: [], held: [3, 2], box: -1, supply: 90 });
    expect(play(position(), event({ event: "drew", seat: 0, count: 1, tiles: [9] }))).toMatchObject({ hand: [7, 9, 20], supply: 89 });
  });

  it("begins a round with nothing bought", () => {
    const began = event({ event: "round-began", round: 5, double: true, open: true, order: [1, 0], together: 0 });
    expect(play(position({ bought: [3, 0] }), began)).toMatchObject({ round: 5, bought: [0, 0], laying: { double: true, order: [1, 0] } });
  });

  it("shows happy cows, and how the game ended", () => {
    expect(play(position(), event({ event: "happy-cows", visible: true })).happy).toBe(true);
    expect(play(position(), event({ event: "game-ended", ending: "dunghill" })).ending).toBe("dunghill");
  });

  it("is the same position where nothing is drawn", () => {
    const before = position();
    expect(play(before, { event: "said", who: 0, text: "moo" })).toBe(before);
  });
});

describe("an event", () => {
  it("is shown for longer the further a piece moves, up to a limit", () => {
    const moved = (end: number) => duration(event({ event: "moved", start: 0, end }));
    expect(moved(1)).toBeLessThan(moved(5));
    expect(moved(8)).toBe(moved(40));
  });

  it.each(REVEAL)("of a reveal takes time: $event", (one) => {
    expect(duration(one)).toBeGreaterThan(0);
  });

  it("belongs to a reveal only after all have chosen", () => {
    expect(reveals(event({ event: "laid", face_up: false }))).toBe(false);
    expect(reveals(event({ event: "laid", face_up: true }))).toBe(true);
    expect(reveals(event({ event: "bought" }))).toBe(false);
    expect(reveals(event({ event: "placed" }))).toBe(true);
    expect(duration(event({ event: "laid", face_up: false }))).toBe(0);
  });
});
