// The reasons of events as sentences: the same as in the terminal. The data come from the events; no rule is applied here.
import type { Placed, TableOrGameEvent } from "../../protocol";
import type { Names, Say } from "./narration";

/** Facts about the round in which an event happened, as the page remembers them. */
export interface Circumstances {
  /** The tiles placed earlier in this round, and their seats. */
  placed: ReadonlyMap<number, number>;
  /** The row that the viewer was shown for the tile when choosing it. */
  announced: number | null;
}

/** Return whether `reason` has a sentence for an event. */
export function explains(event: TableOrGameEvent): boolean {
  if (event.event === "placed") return Boolean(event.behind);
  if (event.event === "round-began") return event.double || event.open;
  return event.event === "moved" || event.event === "row-completed" || event.event === "bulls-eye";
}

/** Return why an event happened; `null` if it needs no reason, or if its data are too old for one. */
export function reason(event: TableOrGameEvent, { placed, announced }: Circumstances, names: Names, say: Say): string | null {
  switch (event.event) {
    case "placed":
      return placement(event, placed, announced, names, say);
    case "moved":
      if (event.plus) return say("reason-happy", { points: event.points });
      if (event.reason === "purchase") return say("reason-purchase");
      return say(event.reason === "bullhead" ? "reason-bullhead" : "reason-cow-pat", { points: event.points });
    case "row-completed":
      return say("reason-row-completed");
    case "bulls-eye":
      return say("reason-bulls-eye");
    case "round-began": {
      const reasons = [...(event.double ? [say("reason-double")] : []), ...(event.open ? [say("reason-open")] : [])];
      return reasons.join(" ") || null;
    }
    default:
      return null;
  }
}

function placement(event: Placed, placed: ReadonlyMap<number, number>, announced: number | null, names: Names, say: Say): string | null {
  const { tile, behind } = event;
  if (!behind) return null;
  const first = placed.get(behind);
  const reasons = [say(event.lowest ? "reason-lowest" : "reason-behind", { tile, behind })];
  if (first !== undefined) {
    const who = first === names.viewer ? "you" : "other";
    reasons.push(say("reason-came-first", { who, name: names.seats[first] ?? "?", behind }));
  }
  if (announced !== null && announced !== event.row) {
    reasons.push(say("reason-elsewhere", { row: announced + 1 }));
    if (first === undefined) reasons.push(say("reason-others-first"));
  }
  return reasons.join(" ");
}
