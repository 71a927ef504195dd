// Where the tiles of choices would go, for the board. The previews come from the server.
import type { Position, Preview } from "../../protocol";
import type { Action } from "../types";

export interface Ghost {
  tile: number;
  preview: Preview;
}

/** Return the ghosts of the tiles that the choices lay. */
export function ghostsOf(position: Position | null, choices: readonly (Action | null)[]): Ghost[] {
  const tiles = new Set(choices.flatMap((choice) => choice?.play ?? []));
  return (position?.options?.tiles ?? []).flatMap(({ tile, preview }) => (tiles.has(tile) && preview ? [{ tile, preview }] : []));
}
