// The previews of the tiles of choices, for the board. They come from the server.
import type { Position } from "../../protocol";
import type { TilePreview } from "../../game/board/rows";
import type { Action } from "../types";

/** Return a preview of each tile that the choices lay. */
export function tilePreviews(position: Position | null, choices: readonly (Action | null)[]): TilePreview[] {
  const tiles = new Set(choices.flatMap((choice) => choice?.play ?? []));
  return (position?.options?.tiles ?? []).flatMap(({ tile, preview }) => (tiles.has(tile) && preview ? [{ tile, preview }] : []));
}
