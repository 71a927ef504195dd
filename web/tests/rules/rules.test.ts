import { describe, expect, it } from "vitest";
import { BOARD, BULL, COURSE, DOUBLE, END, HAPPY, OPEN, PAT, TRY, TRY_ROWS, type Frame } from "../../src/rules/examples";
import CLASSIC from "../../../src/hornochsen/boards/shipped/classic.toml?raw";
import ENGLISH from "../../../src/hornochsen/locales/en/rules.ftl?raw";

const ALL: Record<string, readonly Frame[]> = { PAT, BULL, HAPPY, DOUBLE, COURSE, OPEN, END };

it("uses the board of the official game", () => {
  const written = [...CLASSIC.matchAll(/^  "(.*)",$/gm)].map((line) => line[1]);
  const drawn = BOARD.rows.map((row) => row.map((square, at) => (at === row.length - 1 ? `[${square}]` : square === "" ? "." : String(square))));
  expect(drawn.map((row) => row.join(" "))).toEqual(written);
});

describe.each(Object.entries(ALL))("the example %s", (_, frames) => {
  it("has a text for every picture", () => {
    for (const { text } of frames) expect(ENGLISH).toContain(`\n${text} = `);
  });
  it("has rows that hold their tiles, each tile once", () => {
    for (const { rows = {}, waiting = [], beside = [] } of frames) {
      for (const [row, tiles] of Object.entries(rows)) expect(tiles.length).toBeLessThanOrEqual(BOARD.rows[Number(row) - 1]?.length ?? 0);
      const tiles = [...Object.values(rows).flat(), ...waiting, ...beside.filter((tile) => tile !== null)];
      expect(new Set(tiles).size).toBe(tiles.length);
    }
  });
  it("has pieces on squares that are shown", () => {
    for (const { course } of frames) for (const [, square] of course?.pieces ?? []) expect(course?.squares).toContain(square);
  });
});

describe("the examples' points", () => {
  const printed = (row: number, square: number) => BOARD.rows[row - 1]?.[square];
  const walked = (frames: readonly Frame[], at: number) => (frames[at]?.course?.pieces[0]?.[1] ?? 0) - (frames[at - 1]?.course?.pieces[0]?.[1] ?? 0);
  it("are those of the square, and the piece moves as far", () => {
    expect([PAT[1]?.points, walked(PAT, 1), printed(8, 2)]).toEqual([4, 4, 4]);
    expect([BULL[1]?.points, walked(BULL, 1), printed(2, 3)]).toEqual([5, 5, 5]);
    expect([HAPPY[1]?.points, walked(HAPPY, 1), printed(6, 4)]).toEqual([3, -3, 3]);
  });
});

describe("touching a tile", () => {
  it.each(Object.entries(TRY))("%s goes behind the last tile of its row", (_, { row, square, last }) => {
    expect(TRY_ROWS[row]?.at(-1)).toBe(last);
    expect(TRY_ROWS[row]).toHaveLength(square);
  });
});
