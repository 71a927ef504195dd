import { describe, expect, it } from "vitest";
import { emptyPosition, layout, waitingTiles } from "../../../src/game/board/layout";
import { kindOf, rowStates, rowText, waiting, type RowState } from "../../../src/game/board/rows";
import { CLASSIC, HUGE, SMALL, TINY } from "../../../src/gallery/scenes";
import type { Args } from "../../../src/lib/locale/texts.svelte";

describe("rows", () => {
  it("with tiles are in play, and those that open next are marked", () => {
    const states = (rows: number[][], next_rows: number[]) => rowStates({ rows, next_rows });
    expect(states([[4], [], [31], [58], [], []], [1, 4])).toEqual(["active", "next", "active", "active", "next", "free"]);
    expect(states([[4], [8], [31], []], [1])).toEqual(["active", "active", "active", "free"]);
  });

  it("have the printed squares", () => {
    expect(["", "H", "D", 4, 8].map((_, at) => kindOf(["", "H", "D", 4, 8], at))).toEqual(["plain", "happy-cow", "double", "cow-pat", "bullhead"]);
  });

  it("are read aloud with their tiles, free squares and bullhead", () => {
    const words = { "board-square": ["kind", "value"], "board-row": ["row", "tiles", "left", "squares", "points"], "board-row-free": ["row", "next", "left", "squares", "points"] };
    const short = (id: string, args: Args = {}) => `<${words[id as keyof typeof words].map((name) => args[name]).join(" ")}>`;
    const read = (row: number, tiles: number[], state: RowState) => rowText({ row, squares: CLASSIC.rows[row]!, tiles, state }, short);
    expect(read(3, [58, 61, 77, 80], "active")).toBe("<4 58, 61, 77, 80 1 <cow-pat 1> 8>");
    expect(read(1, [5, 6, 7], "active")).toBe("<2 5, 6, 7 0  5>");
    expect(read(4, [], "next")).toBe("<5 yes 5 <plain 0>, <happy-cow 0>, <happy-cow 0>, <plain 0>, <cow-pat 2> 9>");
  });
});

describe("tiles that wait to be placed", () => {
  const at = (more: object) => ({ ...emptyPosition(CLASSIC), seat: 1, ...more });

  it("are sorted: face up by number, then face down by seat", () => {
    const tiles = waiting(at({ laid: [[63], [5], [null], [null]] }));
    expect(tiles.map(({ tile, seat }) => [tile, seat])).toEqual([[5, 1], [63, 0], [null, 2], [null, 3]]);
  });

  it("show my own as hidden until all are revealed", () => {
    expect(waiting(at({ laid: [[], [5], [null]] })).map((one) => one.hidden)).toEqual([true, false]);
    expect(waiting(at({ laid: [[9], [5], [7]] })).map((one) => one.hidden)).toEqual([false, false, false]);
  });

  it("appear once, and not if they are in a row already", () => {
    const rows = CLASSIC.rows.map((_, row) => (row ? [] : [4, 12]));
    expect(waiting(at({ rows, queue: [[12, 0], [63, 2]], laid: [[], [], [63]] })).map((one) => one.tile)).toEqual([63]);
  });
});

describe("the layout", () => {
  const columns = (board: typeof CLASSIC) => Math.max(...board.rows.map((row) => row.length));

  it("fits every board into every width", () => {
    for (const board of [CLASSIC, SMALL, TINY, HUGE]) {
      for (const width of [320, 360, 500, 640, 800, 1000, 1400, 1920]) {
        const { narrow, square, gap, band, frame } = layout(board, { width });
        const row = Math.max(square * 0.42, 18) + columns(board) * (square + gap) + gap;
        const needed = narrow ? row + 2 * frame + 12 + gap : 2 * row + 3 * gap + 4 + gap + 2 * Math.max(band, 8) + 2 * frame;
        expect(needed, `${board.name} in ${width}`).toBeLessThanOrEqual(width);
        expect(narrow).toBe(width < 640);
      }
    }
  });

  it("fits the classic board onto a television", () => {
    const size = layout(CLASSIC, { width: 1904, height: 1064, players: 8 });
    const { square, gap, band, frame, aside } = size;
    const above = aside ? 0 : frame + waitingTiles(size, { width: 1904, height: 0 }, 8, false, 0).height;
    expect(6 * (square + 3 * gap) + gap + 2 * band + 2 * frame + above).toBeLessThanOrEqual(1064.1);
    expect(square).toBeGreaterThan(84);
  });

  it("puts the waiting tiles beside the rows of a low and wide board", () => {
    const low = layout(CLASSIC, { width: 1003, height: 437, players: 8 });
    expect(low.aside).toBeGreaterThan(0);
    expect(low.square).toBeGreaterThan(40);
    expect(layout(CLASSIC, { width: 702, height: 600, players: 8 }).aside).toBe(0);
  });

  it("has space for all waiting tiles beside the rows", () => {
    for (const players of [2, 4, 5, 8]) {
      const size = layout(CLASSIC, { width: 1003, height: 437, players });
      for (const double of [false, true]) {
        const tile = waitingTiles(size, { width: 1003, height: 420 }, players, double, 3).size;
        const columns = double && players > 4 ? 2 : 1;
        expect(Math.ceil(((double ? 2 : 1) * players) / columns) * tile * 1.22 + 3 * (tile * 0.9 + 6)).toBeLessThanOrEqual(420);
        expect(columns * tile * 1.22).toBeLessThanOrEqual(size.aside);
      }
    }
  });

  it("divides many short rows into more than two parts where this makes them larger", () => {
    const many = { ...CLASSIC, rows: Array.from({ length: 20 }, () => ["" as const, "" as const, "" as const, 5]) };
    expect(layout(many, { width: 1003, height: 437, players: 4 }).lines).toBeLessThan(10);
    expect(layout(many, { width: 1003 }).lines).toBe(10);
    expect(layout(CLASSIC, { width: 1003, height: 437, players: 4 }).lines).toBe(6);
  });

  it("leaves space for a course that winds below the rows", () => {
    const room = { width: 1500, height: 900 };
    const { square, band } = layout({ ...CLASSIC, dunghill: 400 }, room);
    expect(band).toBe(0);
    expect(square).toBeLessThan(layout(CLASSIC, room).square);
  });

  it("puts the course around the board only where its stones fit", () => {
    expect(layout(CLASSIC, { width: 1000 }).band).toBeGreaterThan(30);
    expect(layout(HUGE, { width: 1000 }).band).toBe(0);
    expect(layout(CLASSIC, { width: 1000, compact: true })).toMatchObject({ narrow: true, band: 0 });
  });

  it("has space for all players' waiting tiles", () => {
    for (const width of [320, 360, 640, 1000]) {
      for (const players of [2, 4, 5, 8]) {
        const size = layout(CLASSIC, { width });
        for (const double of [false, true]) {
          const tiles = double ? 2 * players : players;
          const inLine = size.narrow && tiles > 8 ? Math.ceil(tiles / 2) : tiles;
          for (const signs of [0, 1, 2, 3]) {
            const one = waitingTiles(size, { width, height: 0 }, players, double, signs).size;
            if (one > 20) expect(inLine * one * 1.22 + signs * (one * 0.9 + 6)).toBeLessThanOrEqual(width - 45);
          }
        }
      }
    }
  });

  it("keeps its place in another kind of round, as long as one line of tiles is enough", () => {
    for (const width of [320, 360, 1000]) {
      for (const players of [2, 3, 4]) {
        const size = layout(CLASSIC, { width });
        const heights = [0, 1, 2, 3].flatMap((signs) => [false, true].map((double) => waitingTiles(size, { width, height: 0 }, players, double, signs).height));
        expect(new Set(heights).size).toBe(1);
      }
    }
  });
});
