// Small positions for the rules page, as data: no rule is applied here.
import type { Kind } from "../lib/table/choices/rounds";
import type { Board, Colour, Square } from "../protocol";

const row = (text: string): Square[] =>
  text.split(" ").map((sign) => (sign === "." ? "" : sign === "H" || sign === "D" ? sign : Number(sign)));

/** The board of the official game. */
export const BOARD: Board = {
  name: "classic",
  rows: [
    ". . . . 6",
    ". . . 5",
    ". . . . . 8",
    ". . . . 1 8",
    ". H H . 2 9",
    ". . 1 . 3 . 10",
    ". D D D D 8",
    ". . 4 5 7",
    ". . . 2 . . 11",
    ". . 1 . 3 9",
    ". . . 6",
    ". H H . . 3 12",
  ].map(row),
  bulls_eyes: [40, 50],
  dunghill: 60,
};

/** Tiles in rows, by the number of the row, counted from 1. */
export type Rows = Record<number, readonly number[]>;

export interface Course {
  /** The squares that are shown, without the gaps between them. */
  squares: readonly number[];
  pieces: readonly (readonly [Colour, number])[];
}

export interface Frame {
  text: string;
  rows?: Rows;
  /** Tiles on their way to the board. */
  waiting?: readonly number[];
  /** Tiles beside the board: those of a completed row; `null` is face down. */
  beside?: readonly (number | null)[];
  points?: number;
  plus?: boolean;
  kind?: Kind;
  course?: Course;
}

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const red = (square: number, from: number, to: number): Course => ({ squares: span(from, to), pieces: [["red", square]] });

const FULL: Rows = { 1: [12, 34, 37], 2: [41, 44, 52], 3: [8, 9, 10], 4: [70, 77, 80], 5: [] };

export const PAT: readonly Frame[] = [
  { text: "rules-page-pat-before", rows: { 8: [20, 26] }, waiting: [29], course: red(6, 5, 11) },
  { text: "rules-page-pat-after", rows: { 8: [20, 26, 29] }, points: 4, course: red(10, 5, 11) },
];

export const BULL: readonly Frame[] = [
  { text: "rules-page-bull-before", rows: FULL, waiting: [53], course: red(3, 2, 9) },
  { text: "rules-page-bull-points", rows: { ...FULL, 2: [41, 44, 52, 53] }, points: 5, course: red(8, 2, 9) },
  { text: "rules-page-bull-moves", rows: { ...FULL, 2: [], 5: [53] }, beside: [41, 44, 52], course: red(8, 2, 9) },
  { text: "rules-page-bull-takes", rows: { ...FULL, 2: [], 5: [53] }, beside: [null, null], course: red(8, 2, 9) },
];

export const HAPPY: readonly Frame[] = [
  { text: "rules-page-happy-seen", rows: { 5: [53], 6: [60, 64, 67, 71] }, waiting: [73], kind: "happy", course: red(12, 7, 13) },
  { text: "rules-page-happy-plus", rows: { 5: [53], 6: [60, 64, 67, 71, 73] }, points: 3, plus: true, kind: "happy", course: red(9, 7, 13) },
  { text: "rules-page-happy-covered", rows: { 5: [53, 54, 56], 6: [60, 64, 67, 71, 73] }, course: red(9, 7, 13) },
];

export const DOUBLE: readonly Frame[] = [{ text: "rules-page-double-seen", rows: { 7: [25] }, waiting: [31, 88], kind: "double" }];

export const COURSE: readonly Frame[] = [
  { text: "rules-page-course-before", course: { squares: span(19, 26), pieces: [["red", 20], ["blue", 24]] } },
  { text: "rules-page-course-after", course: { squares: span(19, 26), pieces: [["red", 25], ["blue", 24]] } },
];

export const OPEN: readonly Frame[] = [
  { text: "rules-page-open-order", kind: "open", course: { squares: [12, 31, 40, 41, 50], pieces: [["green", 12], ["blue", 31], ["red", 41]] } },
];

export const END: readonly Frame[] = [
  { text: "rules-page-end-order", course: { squares: [23, 47, 58, 59, 60], pieces: [["green", 23], ["blue", 47], ["red", 60]] } },
];

/** The rows of the example "Touch a tile". */
export const TRY_ROWS: Rows = { 1: [12, 34], 2: [51], 3: [8, 9], 4: [70, 77] };
/** For each tile of this example: its row and square, and the tile before it. */
export const TRY: Readonly<Record<number, { row: number; square: number; last: number; lowest?: boolean }>> = {
  4: { row: 4, square: 2, last: 77, lowest: true },
  10: { row: 3, square: 2, last: 9 },
  37: { row: 1, square: 2, last: 34 },
  55: { row: 2, square: 1, last: 51 },
  80: { row: 4, square: 2, last: 77 },
};
