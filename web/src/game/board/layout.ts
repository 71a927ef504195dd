// Sizes of the board's parts, computed from the available space.
import type { Board, Position } from "../../protocol";
import { winding } from "./geometry";

export interface Layout {
  /** Whether only the active rows are shown, and the course is a straight line. */
  narrow: boolean;
  /** The side of a square. */
  square: number;
  gap: number;
  /** The width of the course around the rows; 0 where it does not surround them. */
  band: number;
  frame: number;
  /** The width of the waiting tiles, where they are beside the rows; 0 where they are above them. */
  aside: number;
  /** Whether the board is wider than its rows, because the stones of the course need the space. */
  stretched: boolean;
  /** The number of rows below each other, where not only the active rows are shown. */
  lines: number;
}

export interface Room {
  width: number;
  /** The maximum height of the whole board, where it is limited. */
  height?: number | undefined;
  compact?: boolean | undefined;
  /** Whether only the rows are drawn, as a picture of the board. */
  bare?: boolean | undefined;
  /** Whether a narrow board has the button that shows all rows. */
  hasToggle?: boolean | undefined;
  /** The number of players whose waiting tiles need space. */
  players?: number | undefined;
}

const NARROW = 640;
const LARGEST = 84;
const LARGEST_NARROW = 62;
const SMALLEST = 16;
/** Below this size a narrow board scrolls. */
const LEAST_NARROW = 22;
/** The width of a row's number as a share of a square, but at least wide enough for two digits. */
const LABEL = 0.42;
const LEAST_LABEL = 18;
/** Below this distance the stones of the course cannot be told apart. */
const NEAREST_STONES = 21;
/** For a course that winds below the rows: the height of a line, and the margins of the course inside the board. */
export const COURSE_LINE = 30;
export const COURSE_ASIDE = 24;
const COURSE_ABOVE = 14;
/** The active rows that a narrow board has space for, and the height of the button for all rows and of the course below them. */
const ACTIVE = 4;
const TOGGLE = 38;
const TRACK = 74;
/** The distance between two waiting tiles, in tiles. */
const SPACED = 1.22;
/** The size of a sign of the round beside the waiting tiles, in tiles. */
const SIGN = 0.9;
const SIGNS = 3;
/** The factor by which the squares must be larger for the waiting tiles to leave their place above the rows. */
const WORTH_IT = 1.05;
/** The numbers of parts, side by side, into which the rows are divided; how much larger the squares must be for another number than two. */
const PARTS = [2, 3, 4];
const WORTH_MORE = 1.2;

/** Return the sizes of the board's parts for the available space. */
export function layout(board: Board, room: Room): Layout {
  const narrow = !room.bare && (room.compact || room.width < NARROW);
  const limited = room.height && !room.bare;
  const sizes = (limited ? [false, true] : [false]).flatMap((aside) => {
    if (narrow) return [narrowLayout(board, room, aside)];
    return (limited ? PARTS : PARTS.slice(0, 1)).map((parts) => wideLayout(board, room, aside, parts));
  });
  const best = sizes.reduce((best, one) => (one.square > best.square * (one.lines === best.lines ? WORTH_IT : WORTH_MORE) ? one : best));
  return narrow && best.square < LEAST_NARROW ? narrowLayout(board, room, best.aside > 0, LEAST_NARROW) : best;
}

function narrowLayout(board: Board, { width, height, players = 0, hasToggle = true }: Room, aside: boolean, least = SMALLEST): Layout {
  const columns = longestRow(board);
  const gap = width < 420 || (height && height < 460) ? 3 : 5;
  const frame = 6;
  const lines = Math.min(ACTIVE, board.rows.length);
  const sizes = (square: number): Layout => ({ narrow: true, square, gap, band: 0, frame, stretched: false, lines, aside: aside ? waitingWidth(square, players) : 0 });
  return solved((square) => {
    const size = sizes(square);
    const across = fill(width - 2 * frame - 14 - (aside ? size.aside + frame : 0) - (columns + 2) * gap, columns);
    const above = aside ? 0 : waitingHeight(size, width, players) + frame;
    const down = height ? (height - 2 * frame - 12 - above - (hasToggle ? TOGGLE : 0) - TRACK - lines * 3 * gap) / lines : Infinity;
    return sizes(clamp(Math.min(across, Math.max(down, least)), SMALLEST, LARGEST_NARROW));
  });
}

function wideLayout(board: Board, room: Room, aside: boolean, parts: number): Layout {
  const { width, height, bare, players = 0 } = room;
  const columns = longestRow(board);
  const lines = Math.ceil(board.rows.length / parts);
  const frame = bare ? 6 : width < 900 || (height && height < 560) ? 8 : 12;
  const around = ({ square, gap, band }: Layout) => 2 * (parts * (columns + LABEL) * (square + gap) + lines * (square + 3 * gap)) + 6 * band;
  const stretched = ({ square, gap, band, aside }: Layout) => 2 * (width - 2 * frame - aside + lines * (square + 3 * gap) + band);

  /** Return the largest layout with this gap between squares. */
  const fit = (gap: number, winds = false): Layout => {
    const sizes = (square: number): Layout => ({
      narrow: false,
      square,
      gap,
      band: bare || winds ? 0 : clamp(square * 0.8, 32, height ? 90 : 52),
      frame,
      aside: aside ? waitingWidth(square, players) : 0,
      stretched: false,
      lines,
    });
    const below = winds ? (size: Layout) => winding(width - 2 * frame - size.aside - COURSE_ASIDE, board.dunghill, COURSE_LINE).height + COURSE_ABOVE : () => 0;
    return solved((square) => {
      const size = sizes(square);
      const margin = 2 * Math.max(size.band, 8);
      const across = fill((width - 2 * frame - (aside ? size.aside + frame : 0) - margin - (3 * parts - 1) * gap - 12 * parts) / parts - columns * gap, columns);
      const above = aside || bare ? 0 : waitingHeight(size, width, players) + frame;
      const down = height ? (height - 2 * frame - above - margin - below(size) - (lines * 3 + 1) * gap) / lines : Infinity;
      return sizes(clamp(Math.min(across, down), bare ? 8 : SMALLEST, height ? 4 * LARGEST : LARGEST));
    });
  };
  const gaps = width < 500 ? [2] : width < 1000 ? [4, 3] : [6, 5, 4, 3];
  const best = (winds = false) => gaps.map((gap) => fit(gap, winds)).find(({ square, gap }, at) => square >= gap * 10 || at === gaps.length - 1)!;
  const size = best();
  const nearest = NEAREST_STONES * (board.dunghill + 3);
  if (!size.band || around(size) >= nearest) return size;
  if (height && stretched(size) >= nearest) return { ...size, stretched: true };
  return best(true);
}

/** Return the layout whose parts, which depend on the size of a square, leave space for squares of just this size. */
function solved(next: (square: number) => Layout): Layout {
  let size = next(LARGEST_NARROW);
  for (let round = 0; round < 16; round++) size = next(size.square);
  return size;
}

function longestRow(board: Board): number {
  return Math.max(...board.rows.map((row) => row.length));
}

/** Return the largest square size with which a row of `columns` squares and its number fit. */
function fill(length: number, columns: number): number {
  return Math.min(length / (columns + LABEL), (length - LEAST_LABEL) / columns);
}

/** Return the size of waiting tiles above the rows with which all `tiles` fit beside the symbols of the round; on a narrow board they may have two lines. */
function queued({ narrow, square }: Layout, width: number, tiles: number, signs: number): { size: number; height: number } {
  const lines = narrow && tiles > 8 ? 2 : 1;
  const beside = narrow ? 50 : 180;
  const fits = (width - beside - 6 * signs) / (Math.max(Math.ceil(tiles / lines), 4) * SPACED + SIGN * signs);
  const size = clamp(fits, 20, lines > 1 ? clamp(square * 0.55, 20, 40) : clamp(square * 0.82, 30, 96));
  return { size, height: lines * size * 1.2 + (lines - 1) * 5 + 8 };
}

/** Return the height of the waiting tiles above the rows: enough for a double round, so that the board stays in place. */
function waitingHeight(layout: Layout, width: number, players: number): number {
  return Math.max(...[players, 2 * players].map((tiles) => queued(layout, width, tiles, 0).height));
}

/** From this number of players on, waiting tiles beside the rows have two columns in a double round. */
const MANY = 5;
/** The least size of a waiting tile in two columns, and the margins in tiles. */
const LEAST_WAITING = 24;
const MARGINS = 0.64;

/** Return the width of the waiting tiles beside the rows: enough for a double round. */
function waitingWidth(square: number, players: number): number {
  const single = clamp(square * 0.82, 30, 96) * (1 + MARGINS);
  return players < MANY ? single : Math.max(single, LEAST_WAITING * (1 + SPACED + MARGINS));
}

/** Return the size of the waiting tiles and the height of their place. This height and the width beside the rows do not depend on the tiles, so that the board stays in place. */
export function waitingTiles(layout: Layout, space: { width: number; height: number }, players: number, double: boolean, signs: number): { size: number; height: number } {
  const tiles = double ? 2 * players : players;
  if (!layout.aside) return { size: queued(layout, space.width, tiles, signs).size, height: waitingHeight(layout, space.width, players) };
  const columns = double && players >= MANY ? 2 : 1;
  const down = (space.height - 16 - 6 * SIGNS) / (Math.ceil(tiles / columns) * SPACED + SIGN * SIGNS);
  const across = layout.aside / (columns + (columns - 1) * (SPACED - 1) + MARGINS);
  return { size: Math.max(Math.min(down, across), 18), height: space.height };
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
