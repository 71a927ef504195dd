// The events since the guide's last comment, and where this player's tiles were meant to go.
import type { Position, Preview, TableOrGameEvent } from "../../protocol";
import { previewWith } from "../../lib/table/choices/choices";

/** The place to which a tile would have gone when this player laid it. */
export interface Plan {
  tile: number;
  preview: Preview;
  /** The tile that it would have been placed behind. */
  behind: number;
}

export interface RecentEvents {
  /** The position in which this player was last asked to lay tiles. */
  asked: Position | null;
  /** The position when the guide was last asked. */
  before: Position | null;
  plans: readonly Plan[];
  /** The events since `before`. */
  events: readonly TableOrGameEvent[];
}

export const NO_RECENT_EVENTS: RecentEvents = { asked: null, before: null, plans: [], events: [] };

/** Return the recent events with this event added. */
export function heard(recent: RecentEvents, event: TableOrGameEvent, seat: number): RecentEvents {
  const events = [...recent.events, event];
  if (event.event !== "laid" || event.seat !== seat || !event.tiles) return { ...recent, events };
  return { ...recent, events, plans: recent.asked ? plansFor(recent.asked, event.tiles) : [] };
}

/** Return the recent events after the guide has considered a position: none. */
export function considered(recent: RecentEvents, position: Position): RecentEvents {
  return { ...facing(recent, position), before: position, events: [] };
}

/** Return the recent events with the position in which this player is asked to lay tiles; other positions change nothing. */
export function facing(recent: RecentEvents, position: Position): RecentEvents {
  return position.options?.play ? { ...recent, asked: position } : recent;
}

/** Return the last tile of a row, behind which the next tile goes. */
export function endOf(position: Position, row: number): number | null {
  return position.rows[row]?.at(-1) ?? null;
}

/** Return the tile behind which a preview puts a tile; `null` if that is a tile that is not on the board yet. */
export function behindIn(position: Position, preview: Preview): number | null {
  return position.rows[preview.row]?.length === preview.square ? endOf(position, preview.row) : null;
}

/** Return the tiles that lie face up in front of the players. */
export function faceUp(position: Position): number[] {
  return position.laid.flat().filter((tile) => tile !== null);
}

function plansFor(asked: Position, tiles: readonly number[]): Plan[] {
  return tiles.flatMap((tile) => {
    const option = asked.options?.tiles.find((one) => one.tile === tile);
    if (!option) return [];
    const preview = previewWith(option, tiles);
    // Where no tile lies face up, only the player's own lower tile can change a preview: the higher one follows it.
    const own = preview !== option.preview && !faceUp(asked).length ? Math.min(...tiles) : null;
    const behind = own ?? behindIn(asked, preview);
    return behind === null ? [] : [{ tile, preview, behind }];
  });
}
