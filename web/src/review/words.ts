// Choices and reasons of the coach as sentences.
import { listed, type Say } from "../lib/locale/narration";
import type { Args } from "../lib/locale/texts.svelte";
import type { Action, Reason, TilePlace } from "./types";

/** Return a choice in words: "Lay 42", "Buy 2 tiles", "Take 3 and 17". */
export function actionWords(action: Action, say: Say): string {
  if (action.play) return say("advice-play", { tiles: listed(sorted(action.play), say) });
  if (action.take) return say("advice-take", { tiles: listed(sorted(action.take), say) });
  return say("advice-buy", { count: action.buy ?? 0 });
}

/** Return where the tiles of a choice would have gone and what that costs, in short. */
export function placeWords(places: readonly TilePlace[], say: Say): string {
  return places.map(({ tile, row, cost }) => say("named", { name: `${places.length > 1 ? `${tile} → ` : ""}${say("table-row-short", { row: row + 1 })}`, text: points(cost) })).join(" · ");
}

/** Return minus points with a minus sign, plus points with a plus sign. */
function points(cost: number): string {
  if (!cost) return "0";
  return cost > 0 ? `−${cost}` : `+${-cost}`;
}

/** Return a reason as a sentence; empty if there is none, or if this page does not know it. */
export function reasonWords(reason: Reason | null, say: Say, has: (id: string) => boolean): string {
  const id = reason && `coach-${reason.code}`;
  return id && has(id) ? say(id, textArgs(reason.args)) : "";
}

/** Return a reason's arguments as texts need them: lists become text, truth values "yes" and "no". */
function textArgs(args: Reason["args"]): Args {
  const plain = (value: unknown) => (typeof value === "number" ? value : typeof value === "boolean" ? (value ? "yes" : "no") : Array.isArray(value) ? value.join(", ") : String(value));
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]));
}

function sorted(tiles: readonly number[]): number[] {
  return [...tiles].sort((one, other) => one - other);
}
