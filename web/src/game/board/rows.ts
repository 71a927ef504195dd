// The content of a row as it is drawn, and as it is read aloud.
import type { Colour, Position, Preview, Square } from "../../protocol";
import { replaceEqual } from "../../lib/rendering/replaceEqual";
import type { Say } from "../../lib/locale/narration";

/** A tile with the place where it would be placed, and what that would cost. */
export interface TilePreview {
  tile: number;
  preview: Preview;
}

export type RowState = "active" | "next" | "free";

/** Return the state of each row: rows with tiles are active; the server says which rows open next. */
export function rowStates({ rows, next_rows }: Pick<Position, "rows" | "next_rows">): RowState[] {
  return rows.map((tiles, row) => (tiles.length ? "active" : next_rows.includes(row) ? "next" : "free"));
}

/** A square as it is drawn. */
export interface Cell {
  kind: Kind;
  printed: Square;
  tile: number | null;
  /** Whether its tile is marked as the last of the row, with which new tiles are compared. */
  last: boolean;
  /** The colour of the player whose tile was just placed here. */
  colour: Colour | undefined;
  previews: readonly TilePreview[];
}

/** A row as it is drawn. */
export interface Line {
  /** The number of the row, counted from 0. */
  row: number;
  squares: readonly Square[];
  tiles: readonly number[];
  state: RowState;
  cells: readonly Cell[];
  /** Whether one of my tiles would be placed here, or a tile was just placed here. */
  lit: boolean;
}

export interface Lights {
  previews?: readonly TilePreview[];
  /** The tile that was just placed, and its owner's colour. */
  fresh?: { tile: number; colour: Colour } | null;
}

/** Return all rows as they are drawn; rows unchanged since `before` keep their identity. */
export function linesOf(before: readonly Line[], board: readonly (readonly Square[])[], rows: Position["rows"], states: readonly RowState[], lights: Lights): Line[] {
  return board.map((squares, row) => {
    const [old, tiles, state] = [before[row], rows[row] ?? NONE, states[row] ?? "free"];
    if (old?.squares === squares && old.tiles === tiles && old.state === state && !old.lit && !lit(row, tiles, lights)) return old;
    return replaceEqual(old, lineOf(row, squares, tiles, state, lights));
  });
}

const NONE: number[] = [];

function lit(row: number, tiles: readonly number[], { previews = [], fresh = null }: Lights): boolean {
  return previews.some(({ preview }) => preview.row === row) || (fresh !== null && tiles.includes(fresh.tile));
}

/** Return a row as it is drawn. */
export function lineOf(row: number, squares: readonly Square[], tiles: readonly number[], state: RowState, lights: Lights): Line {
  const { previews = [], fresh = null } = lights;
  const cells = squares.map((printed, at): Cell => ({
    kind: kindOf(squares, at),
    printed,
    tile: tiles[at] ?? null,
    // While a tile moves to this row, the tile before it stays marked as the last one.
    last: at === tiles.length - 1 || (at === tiles.length - 2 && tiles.at(-1) === fresh?.tile),
    colour: fresh && tiles[at] === fresh.tile ? fresh.colour : undefined,
    previews: previews.filter(({ preview }) => preview.row === row && preview.square === at),
  }));
  return { row, squares, tiles, state, cells, lit: lit(row, tiles, lights) };
}

export type Kind = "plain" | "cow-pat" | "happy-cow" | "double" | "bullhead";

/** Return what is printed on a square of a row. */
export function kindOf(row: readonly Square[], at: number): Kind {
  const square = row[at];
  if (at === row.length - 1) return "bullhead";
  if (typeof square === "number") return "cow-pat";
  return square === "H" ? "happy-cow" : square === "D" ? "double" : "plain";
}

/** Return the text of a row for screen readers: `Row 3: 31, 33, 34. Then: plain, cow-pat 4, bullhead 8.` */
export function rowText({ row, squares, tiles, state }: Pick<Line, "row" | "squares" | "tiles" | "state">, say: Say): string {
  const free = squares.slice(tiles.length, -1).map((square, at) => say("board-square", { kind: kindOf(squares, tiles.length + at), value: Number(square) || 0 }));
  const about = { row: row + 1, left: free.length, squares: free.join(", "), points: Number(squares.at(-1) ?? 0) };
  if (!tiles.length) return say("board-row-free", { ...about, next: state === "next" ? "yes" : "no" });
  return say("board-row", { ...about, tiles: tiles.join(", ") });
}

export interface Waiting {
  /** The tile's name for animations. */
  key: string;
  /** The key of this tile's element while it was face down; the animation starts from that element. */
  was: string;
  tile: number | null;
  seat: number;
  /** Whether the tile is face down for all players except the viewer, who laid it. */
  hidden: boolean;
}

/** Return the tiles that wait to be placed: first those face up, lowest first, then those face down, by seat. */
export function waiting(position: Position): Waiting[] {
  const lying = new Set(position.rows.flat());
  const queued: Waiting[] = position.queue.map(([tile, seat]) => {
    const at = position.laid[seat]?.indexOf(tile) ?? -1;
    return { key: `t${tile}`, was: at < 0 ? `t${tile}` : `b${seat}-${at}`, tile, seat, hidden: false };
  });
  const down = position.laid.some((tiles) => tiles.includes(null));
  const laid = position.laid.flatMap((tiles, seat) =>
    tiles.map((tile, at) => ({
      key: tile === null ? `b${seat}-${at}` : `t${tile}`,
      was: `b${seat}-${at}`,
      tile,
      seat,
      hidden: tile !== null && seat === position.seat && (down || position.laid.some((one) => !one.length)) && !position.laying.order.length,
    })),
  );
  const seen = new Set<string>();
  return [...queued, ...laid]
    .filter((one) => (one.tile === null || !lying.has(one.tile)) && !seen.has(one.key) && seen.add(one.key))
    .sort((one, other) => (one.tile ?? 1000 + one.seat) - (other.tile ?? 1000 + other.seat));
}
