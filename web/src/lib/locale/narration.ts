// Events as sentences, as in the terminal, with the viewer addressed as "you".
import type { TableOrGameEvent, Laying, Moved, Preview, Standing } from "../../protocol";
import type { Args } from "./texts.svelte";

export type Say = (id: string, args?: Args) => string;

export interface Names {
  /** The players' names, by seat in the game. */
  seats: readonly string[];
  /** The names of all people, by their number at the table. */
  people: ReadonlyMap<number, string>;
  viewer: number | null;
  me: number | null;
}

const LAST_ROUND = 200;

/** Return an event as a sentence; `null` where it has none. */
export function narrate(event: TableOrGameEvent, names: Names, say: Say): string | null {
  const about = (seat: number, id: string, args: Args = {}) =>
    say(id, { who: seat === names.viewer ? "you" : "other", name: names.seats[seat] ?? "?", ...args });
  const told = (who: number, id: string, args: Args = {}) =>
    say(id, { who: who === names.me ? "you" : "other", name: names.people.get(who) ?? "?", ...args });
  switch (event.event) {
    case "round-began":
      return say("round-began", { round: event.round, kind: kind(event), order: order(event, names, say) });
    case "bought": {
      const source = !event.from_box ? "supply" : event.from_box === event.count ? "box" : "both";
      const args = { count: event.count, box: event.from_box, source };
      return event.tiles
        ? about(event.seat, "bought-tiles", { ...args, tiles: event.tiles.join(", ") })
        : about(event.seat, "bought", args);
    }
    case "laid": {
      const face = event.face_up ? "up" : "down";
      if (!event.tiles) return about(event.seat, "laid", { count: event.count, face });
      return event.count === 1
        ? about(event.seat, "laid-tile", { tile: event.tiles[0] ?? 0, face })
        : about(event.seat, "laid-tiles", { tiles: listed(event.tiles, say), face });
    }
    case "took-back":
      return about(event.seat, "took-back");
    case "revealed": {
      const entries = event.seats.map((seat, at) =>
        about(seat, "revealed-entry", { tiles: listed(event.tiles[at] ?? [], say) }),
      );
      return say("revealed", { count: event.tiles.flat().length, entries: entries.join(", ") });
    }
    case "placed":
      return about(event.seat, "placed", { tile: event.tile, row: event.row + 1 });
    case "moved":
      return moved(event, about);
    case "bulls-eye":
      return about(event.seat, "bulls-eye-set-off", { square: event.square });
    case "happy-cows":
      return say(event.visible ? "happy-now" : "happy-over");
    case "dunghill-reached":
      return about(event.seat, "dunghill-reached");
    case "row-completed":
      return about(event.seat, "row-completed", { row: event.row + 1, tile: event.tile, next: event.next_row + 1 });
    case "took":
      if (!event.count) return about(event.seat, "took-none");
      return event.tiles
        ? about(event.seat, "took-tiles", { count: event.count, tiles: event.tiles.join(", ") })
        : about(event.seat, "took", { count: event.count });
    case "drew":
      return event.tiles
        ? about(event.seat, "drew-tiles", { count: event.count, tiles: event.tiles.join(", ") })
        : about(event.seat, "drew", { count: event.count });
    case "round-ended":
    case "terms-changed":
    case "reacted":
    case "said":
      return null;
    case "game-ended":
      return say("game-ended", { ending: event.ending, round: LAST_ROUND });
    case "sat-down":
      return say("table-sat-down", { name: event.name, bot: event.bot ?? "none" });
    case "got-up":
      return say("table-got-up", { name: event.name, removed: event.removed ? "yes" : "no", bot: event.bot ? "yes" : "no" });
    case "took-over":
      return say("table-took-over", { name: event.name });
    case "seat-asked":
      return told(event.who, "table-seat-asked", { asker: event.name });
    case "ask-answered":
      return told(event.who, "table-ask-answered", { asker: event.name, agreed: event.agreed ? "yes" : "no" });
    case "ask-ended":
      return say("table-ask-ended", { name: event.name, reason: event.reason });
    case "host-asked":
      return say("people-host-asked", { name: event.name });
    case "turned-away":
      return say("people-turned-away", { name: event.name });
    case "admission-changed":
      return say("people-admission", { seating: event.seating, watching: event.watching ? "yes" : "no" });
    case "chat-turned":
      return say("people-chat-turned", { on: event.on ? "yes" : "no" });
    case "muted":
      return told(event.who, "people-muted-event", { muted: event.muted ? "yes" : "no" });
    case "same-device":
      return say("table-same-device", { name: names.people.get(event.who) ?? "?", other: names.people.get(event.other) ?? "?" });
    case "went-away":
      if (event.who === names.me) return null; // viewers need no message about their own connection
      return say("table-went-away", { name: names.people.get(event.who) ?? "?" });
    case "came-back":
      if (event.who === names.me) return null;
      return say("table-came-back", { name: names.people.get(event.who) ?? "?" });
    case "stood-in":
      return told(event.who, "table-stood-in", { reason: event.reason });
    case "again-answered":
      return told(event.who, "table-again-answered", { agreed: event.agreed ? "yes" : "no" });
    case "host-changed":
      return told(event.who, "table-host-changed");
    case "committed":
      return say("table-committed");
    case "dealt":
      return say("table-dealt", { missing: event.missing.length });
    default:
      event satisfies never; // only a newer server sends other events
      return null;
  }
}

/** Return items as a list in words: `15`, `15 and 63`, `Anja, Bernd and Conny`. */
export function listed(items: readonly (string | number)[], say: Say): string {
  const last = String(items.at(-1) ?? "");
  return items.length > 1 ? say("list-and", { head: items.slice(0, -1).join(", "), last }) : last;
}

/** Return a sentence about the winner. */
export function winner(standings: readonly Standing[], viewer: number | null, say: Say): string {
  const winners = standings.filter((one) => one.place === 1);
  const others = winners.filter((one) => one !== standings[viewer ?? -1]).map((one) => one.name);
  const who = others.length < winners.length ? "you" : "other";
  const [first] = winners;
  if (!first) return "";
  if (winners.length === 1) return say("winner-one", { who, name: first.name, points: first.points });
  return say("winner-many", { who, names: who === "you" ? others.join(", ") : listed(others, say) });
}

export function roundTitle(round: number, laying: Laying, say: Say): string {
  return say("round-title", { round, kind: kind({ double: laying.double, open: laying.order.length > 0 }) });
}

/** Return where a tile would be placed now, and its points. */
export function previewLine(tile: number, preview: Preview, say: Say): string {
  const args = { tile, row: preview.row + 1, points: preview.points };
  if (!preview.points) return say("preview-free", { tile, row: preview.row + 1 });
  const sign = preview.plus ? "plus" : "minus";
  const line = say(preview.completes ? `preview-completes-${sign}` : `preview-points-${sign}`, args);
  const squares = preview.start - preview.end;
  return preview.plus && squares !== preview.points ? say("preview-back", { preview: line, squares }) : line;
}

/** Return the kind of a round, as the texts need it: `plain`, `double`, `open` or `double-open`. */
export function kind(round: { double: boolean; open: boolean }): string {
  return [round.double && "double", round.open && "open"].filter(Boolean).join("-") || "plain";
}

function order(event: { order: readonly number[]; together: number }, names: Names, say: Say): string {
  const all = event.order.map((seat) => (seat === names.viewer ? say("you-in-list") : (names.seats[seat] ?? "?")));
  const group = all.slice(0, event.together);
  const steps =
    event.together > 1
      ? [say("order-together", { names: listed(group, say) }), ...all.slice(event.together)]
      : all;
  return steps.length ? steps.reduce((head, last) => say("order-then", { head, last })) : "";
}

function moved(event: Moved, about: (seat: number, id: string, args: Args) => string): string {
  const args = { points: event.points, end: event.end, landing: landing(event) };
  if (event.reason === "purchase") return about(event.seat, event.plus ? "moved-refund" : "moved-price", args);
  return about(event.seat, event.plus ? "moved-plus" : "moved-minus", { reason: event.reason, ...args });
}

function landing(event: Moved): string {
  if (event.end === 0) return event.start ? "start" : "still";
  if (event.end === event.start) return "held";
  return Math.abs(event.end - event.start) === event.points ? "free" : "pushed";
}
