// Sizes of the board's parts, computed from the available space.
import type { Board, Position } from "../../protocol";
import { winding } from "./geometry";

export interface Layout {
  /** Whether only the rows in play are shown, and the course is a straight line. */
  narrow: boolean;
  /** The side of a square. */
  square: number;
  gap: number;
  /** The width of the course around the rows; 0 where it does not surround them. */
  band: number;
  frame: number;
}

export interface Room {
  width: number;
  /** The maximum height of the whole board, where it is limited. */
  height?: number | undefined;
  compact?: boolean | undefined;
  /** Whether only the rows are drawn, as a picture of the board. */
  bare?: boolean | undefined;
}

const NARROW = 640;
const LARGEST = 84;
const LARGEST_NARROW = 62;
const SMALLEST = 16;
/** The width of a row's number as a share of a square, but at least wide enough for two digits. */
const LABEL = 0.42;
const LEAST_LABEL = 18;
/** Below this distance the stones of the course cannot be told apart. */
const NEAREST_STONES = 21;
/** For a course that winds below the rows: the height of a line, and the margins of the course inside the board. */
export const COURSE_LINE = 30;
export const COURSE_ASIDE = 24;
const COURSE_ABOVE = 14;
/** The ledge's height, in squares. */
const LEDGE = 1;

/** Return the sizes of the board's parts for the available space. */
export function layout(board: Board, { width, height, compact, bare }: Room): Layout {
  const columns = Math.max(...board.rows.map((row) => row.length));
  const narrow = !bare && (compact || width < NARROW);
  if (narrow) {
    const gap = width < 420 ? 3 : 5;
    const frame = 6;
    const square = fill(width - 2 * frame - 14 - (columns + 2) * gap, columns);
    return { narrow, square: clamp(square, SMALLEST, LARGEST_NARROW), gap, band: 0, frame };
  }
  const lines = Math.ceil(board.rows.length / 2);
  const gap = width < 500 ? 2 : width < 1000 ? 4 : 6;
  const frame = bare ? 6 : width < 900 ? 8 : 12;
  const fit = (band: number, below = 0) => {
    const across = fill((width - 2 * frame - 2 * Math.max(band, 8) - 5 * gap - 24) / 2 - columns * gap, columns);
    const down = height ? (height - 3 * frame - 12 - 2 * Math.max(band, 8) - below - (lines * 3 + 1) * gap) / (lines + LEDGE) : Infinity;
    return clamp(Math.min(across, down), bare ? 8 : SMALLEST, height ? 4 * LARGEST : LARGEST);
  };
  let band = bare ? 0 : clamp(width * 0.046, 32, height ? 90 : 52);
  let square = fit(band);
  const around = 2 * (2 * (columns + LABEL) * (square + gap) + lines * (square + 3 * gap)) + 6 * band;
  if (band && around / (board.dunghill + 3) < NEAREST_STONES) {
    band = 0;
    square = fit(0, winding(width - 2 * frame - COURSE_ASIDE, board.dunghill, COURSE_LINE).height + COURSE_ABOVE);
  }
  return { narrow: false, square, gap, band, frame };
}

/** Return the largest square size with which a row of `columns` squares and its number fit. */
function fill(length: number, columns: number): number {
  return Math.min(length / (columns + LABEL), (length - LEAST_LABEL) / columns);
}

/** Return the tile size and the height of a ledge on which all `tiles` fit beside the symbols of the round; a narrow one may have two lines. */
function queued({ narrow, square }: Layout, width: number, tiles: number, signs: number): { size: number; height: number } {
  const lines = narrow && tiles > 8 ? 2 : 1;
  const beside = narrow ? 50 : 180;
  const fits = (width - beside - 6 * signs) / (Math.max(Math.ceil(tiles / lines), 4) * 1.22 + 0.9 * signs);
  const size = clamp(fits, 22, clamp(square * 0.82, 34, 96));
  return { size, height: lines * size * 1.2 + (lines - 1) * 5 + 8 };
}

/** Return the tile size and the height of the ledge. The height does not shrink with its tiles, so that the board stays in place. */
export function ledge(layout: Layout, width: number, players: number, double: boolean, signs: number): { size: number; height: number } {
  const { size, height } = queued(layout, width, double ? 2 * players : players, signs);
  return { size, height: Math.max(height, queued(layout, width, players, 0).height) };
}

/** Return a position without tiles or moves, to draw an empty board. */
export function emptyPosition(board: Board): Position {
  return {
    seat: null,
    round: 0,
    laying: { double: false, selling: true, order: [], together: 0 },
    positions: [],
    rows: board.rows.map(() => []),
    hand: [],
    held: [],
    supply: 99,
    box: 0,
    laid: [],
    bought: [],
    queue: [],
    taking: null,
    open_next: false,
    dunghill_reached: false,
    ending: null,
    ledger: [],
    happy: false,
    next_rows: [],
    options: null,
  };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
