// Choosing tiles: what this player is asked for, and which tiles are picked.
import type { Option, Options, Position, Preview, SeatInfo, Wait } from "../../../protocol";

/** The current task of this seat. */
export type Task = "play" | "take" | "buy-first" | "laid" | "wait";

/** Return the current task of this seat. */
export function task(position: Position, options: Options | null): Task {
  if (!options || position.seat === null) return "wait";
  if (options.take) return "take";
  if (options.play) return "play";
  if (options.take_back) return "laid";
  if (options.buy && !position.laid[position.seat]?.length && awaitsMe(position)) return "buy-first";
  return "wait";
}

function awaitsMe(position: Position): boolean {
  return position.laying.double && position.hand.length === 1 && position.taking === null;
}

/** Return the minimum and maximum number of tiles to pick. */
export function wanted(options: Options | null): [number, number] {
  if (options?.take) return [1, options.take];
  return [options?.play ?? 0, options?.play ?? 0];
}

/** Return the picked tiles after a touch: a picked tile is put back; a tile beyond `most` replaces the one picked first. */
export function pick(picked: readonly number[], tile: number, most: number): number[] {
  if (picked.includes(tile)) return picked.filter((one) => one !== tile);
  return [...picked, tile].slice(-Math.max(1, most));
}

/** Return where a tile would go if it is laid together with the others; of these, a lower one is placed first. */
export function previewWith(option: Option, others: readonly number[]): Preview {
  return option.pairs?.find((pair) => others.includes(pair.lower))?.preview ?? option.preview;
}

/** Return the points of a tile with their sign. Plus points are the squares that the piece really goes back, which can be none. */
export function signedPoints({ points, plus, start, end }: Preview): string {
  if (!points) return "0";
  return plus ? `+${start - end}` : `−${points}`;
}

/** Return where each tile of the hand would go if it is laid together with the picked tile. */
export function previewsWith(options: Options | null, picked: readonly number[]): Map<number, Preview> {
  const most = options?.play ?? 0;
  return new Map(
    options?.tiles.map((option) => {
      const others = picked.includes(option.tile) ? picked : pick(picked, option.tile, most);
      return [option.tile, previewWith(option, others)];
    }) ?? [],
  );
}

/** Return whether the tiles of all other players lie face up. */
export function seesAllOthers(position: Position): boolean {
  return position.laid.every((tiles, seat) => seat === position.seat || (tiles.length > 0 && tiles.every((tile) => tile !== null)));
}

/** Return the picked tiles after a double click, whose first click has picked the tile or put it back. */
export function pickDouble(picked: readonly number[], tile: number, most: number): number[] {
  return picked.includes(tile) ? [...picked] : pick(picked, tile, most);
}

/** Return the milliseconds until the bots lay, in which the laid tiles can be taken back; `null` if no such time runs. */
export function takeBackTime(options: Options | null, waits: readonly Wait[], seats: readonly SeatInfo[]): number | null {
  if (!options?.take_back) return null;
  return waits.find((wait) => seats[wait.seat]?.bot && wait.ms !== null)?.ms ?? null;
}
