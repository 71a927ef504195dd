import { describe, expect, it } from "vitest";
import { lineOf, linesOf, type RowState } from "../../../src/game/board/rows";
import { CLASSIC } from "../../../src/gallery/scenes";
import { replaceEqual, replaceSome } from "../../../src/lib/rendering/replaceEqual";

describe("sharing equal parts of two values", () => {
  it("takes them from the old value", () => {
    const old = { rows: [[1, 2], [3]], round: 1 };
    const next = replaceEqual(old, { rows: [[1, 2], [3, 4]], round: 1 });
    expect(next).toEqual({ rows: [[1, 2], [3, 4]], round: 1 });
    expect(next.rows[0]).toBe(old.rows[0]);
    expect(next.rows[1]).not.toBe(old.rows[1]);
  });

  it("returns the old value where nothing differs", () => {
    const old = { rows: [[1, null], []], who: { name: "Zenzi" } };
    expect(replaceEqual(old, structuredClone(old))).toBe(old);
  });

  it("handles missing, shorter, longer and different values", () => {
    expect(replaceEqual([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(replaceEqual([1], [1, undefined])).toHaveLength(2);
    expect(replaceEqual<object>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(replaceEqual<unknown>([], {})).toEqual({});
    expect(replaceEqual<unknown>({ 0: 1 }, [1])).toEqual([1]);
    expect(replaceEqual<unknown>(null, [1])).toEqual([1]);
    expect(replaceEqual<unknown>([1], null)).toBeNull();
    expect(replaceEqual(undefined, [1])).toEqual([1]);
  });
});

describe("a row", () => {
  const squares = CLASSIC.rows[0]!;

  it("has each square's tile, the last tile, and the owner of a new tile", () => {
    const { cells } = lineOf(0, squares, [4, 9], "active", { fresh: { tile: 9, colour: "red" } });
    expect(cells.map(({ tile }) => tile)).toEqual([4, 9, ...squares.slice(2).map(() => null)]);
    expect(cells.map(({ last }) => last)).toEqual([true, true, ...squares.slice(2).map(() => false)]); // both, until the tile has landed
    expect(lineOf(0, squares, [4, 9], "active", {}).cells.findIndex(({ last }) => last)).toBe(1);
    expect(cells.map(({ colour }) => colour).filter(Boolean)).toEqual(["red"]);
    expect(cells.at(-1)!.kind).toBe("bullhead");
  });

  it("shows one of my tiles where it would be placed", () => {
    const preview = { row: 0, square: 2, points: 0, plus: false, completes: false, end: 0, start: 0 } as never;
    const previews = [{ tile: 12, preview }];
    expect(lineOf(0, squares, [4, 9], "active", { previews }).cells.map((cell) => cell.previews.length)).toEqual(squares.map((_, at) => Number(at === 2)));
    expect(lineOf(1, squares, [4, 9], "active", { previews }).cells.every((cell) => !cell.previews.length)).toBe(true);
  });

  it("changes only where a tile was placed", () => {
    const before = lineOf(0, squares, [4, 9], "active", {});
    const after = replaceEqual(before, lineOf(0, squares, [4, 9, 12], "active", {}));
    expect(after.cells.map((cell, at) => cell === before.cells[at])).toEqual(squares.map((_, at) => at !== 1 && at !== 2));
  });

  it("keeps its identity while nothing changes, and changes while it is highlighted", () => {
    const rows = CLASSIC.rows.map(() => [] as number[]);
    const states = CLASSIC.rows.map((): RowState => "free");
    const first = linesOf([], CLASSIC.rows, rows, states, {});
    const same = (lines: readonly unknown[]) => lines.flatMap((line, row) => (line === first[row] ? [] : [row]));
    expect(same(linesOf(first, CLASSIC.rows, rows, states, {}))).toEqual([]);
    const laid = rows.map((tiles, row) => (row === 3 ? [7] : tiles));
    expect(same(linesOf(first, CLASSIC.rows, laid, states, {}))).toEqual([3]);
    const preview = { row: 5, square: 0, points: 0, plus: false, completes: false, end: 0, start: 0 } as never;
    const lit = linesOf(first, CLASSIC.rows, rows, states, { previews: [{ tile: 8, preview }] });
    expect(same(lit)).toEqual([5]);
    expect(linesOf(lit, CLASSIC.rows, rows, states, {})[5]).toEqual(first[5]);
    expect(linesOf(first, CLASSIC.rows, rows, states.map((): RowState => "next"), {})[0]!.state).toBe("next");
  });
});

describe("a list that is replaced stepwise", () => {
  const steps = (old: number[], next: number[], atOnce: number) => {
    const seen = [old];
    while (seen.at(-1) !== next) seen.push(replaceSome(seen.at(-1)!, next, atOnce));
    return seen.slice(1);
  };

  it("changes a few entries at a time, from its beginning", () => {
    expect(steps([1, 2, 3, 4, 5], [1, 7, 3, 8, 9], 1)).toEqual([
      [1, 7, 3, 4, 5],
      [1, 7, 3, 8, 5],
      [1, 7, 3, 8, 9],
    ]);
  });

  it("grows and shrinks", () => {
    expect(steps([1, 2], [0, 1, 2], 2)).toEqual([
      [0, 1],
      [0, 1, 2],
    ]);
    expect(steps([1, 2, 3, 4], [2, 3], 1)).toEqual([
      [2, 2],
      [2, 3],
    ]);
    expect(steps([1, 2], [], 1)).toEqual([[]]);
  });
});
