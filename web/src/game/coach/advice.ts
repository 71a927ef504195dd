// The coach's advice at the table, with where each tile would go now.
import type { Advice, Position, Preview, TileOdds } from "../../protocol";
import type { RatedAction, TilePlace } from "../../review/types";

/** An action with the odds of its tile, where it lays exactly one. */
export interface Advised extends RatedAction {
  odds: TileOdds | null;
}

/** Return all actions of an advice, with the places of their tiles in a position. */
export function advised(advice: Advice, position: Position | null): Advised[] {
  const previews = new Map(position?.options?.tiles.map(({ tile, preview }) => [tile, preview]) ?? []);
  const odds = new Map(advice.tiles.map((one) => [one.tile, one]));
  return advice.actions.map((one) => {
    const tiles = one.action.play ?? [];
    const found = (tiles.length === 1 && odds.get(tiles[0]!)) || null;
    return { ...one, places: tiles.flatMap((tile) => placeOf(tile, previews.get(tile))), safe: found?.safe ?? null, odds: found };
  });
}

function placeOf(tile: number, preview: Preview | undefined): TilePlace[] {
  return preview ? [{ tile, row: preview.row, cost: preview.plus ? preview.end - preview.start : preview.points }] : [];
}
