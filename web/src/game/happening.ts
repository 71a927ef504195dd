// What an event looks like on the board. Pieces hop by themselves.
// Everything is measured before the board changes: measuring it afterwards would make the browser lay it out twice.
import { duration } from "../lib/showing";
import type { Happening } from "../protocol";
import { fly, look, rise, sweep, turn, within, type Box, type Seen } from "./motion";

/** The margin of a tile in its square: as in Row. */
const MARGIN = 0.05;
const WAITING = ".queue [data-move]";

export interface Stage {
  root: HTMLElement;
  /** Over everything: what flies, and is not part of the position. */
  layer: HTMLElement;
}

/** What there is to be known of the board before an event. */
export interface Before {
  /** What moves, by name. */
  things: Seen;
  /** The places on the ledge, in order. */
  ledge: readonly Box[];
  /** Where the event's tile goes, if that is to be seen already. */
  goal: Box | null;
  /** Where the board begins. */
  origin: Box;
}

/** Look at what an event will move; `null`: nothing. */
export function before(event: Happening, { root }: Stage): Before | null {
  switch (event.event) {
    case "revealed":
      return measured(root, WAITING, null);
    case "placed":
      return measured(root, `.queue [data-move="t${event.tile}"]`, square(root, event.row, event.square));
    case "moved":
      return event.reason === "purchase" ? null : measured(root, null, lastSquare(root, event.seat));
    case "row-completed":
      return measured(root, `.rows [data-square^="${event.row}-"] [data-move]`, square(root, event.next_row, 0));
    default:
      return null;
  }
}

function measured(root: HTMLElement, what: string | null, goal: HTMLElement | null): Before {
  const things: Seen = what ? look(root, what) : new Map();
  const ledge = what === WAITING ? [...things.values()].map(({ box }) => box) : [];
  return { things, ledge, goal: goal?.getBoundingClientRect() ?? null, origin: root.getBoundingClientRect() };
}

function square(root: HTMLElement, row: number, at: number): HTMLElement | null {
  return root.querySelector(`[data-square="${row}-${at}"]`);
}

/** Show an event: the position after it is drawn already. */
export function play(event: Happening, { things, ledge, goal, origin }: Before, { root, layer }: Stage, speed: number): Animation[] {
  const time = duration(event) / speed;
  const running: Animation[] = [];
  const land = (tile: number, duration: number, delay = 0) => {
    const element = root.querySelector<HTMLElement>(`.rows [data-move="t${tile}"]`);
    if (!element) return;
    const to = goal ? within(goal, MARGIN) : element.getBoundingClientRect();
    running.push(fly(layer, origin, element, things.get(`t${tile}`)?.box ?? to, to, duration, delay));
  };
  switch (event.event) {
    case "revealed":
      root.querySelectorAll<HTMLElement>(WAITING).forEach((element, at) => {
        const [was, to] = [things.get(element.dataset.was ?? "") ?? things.get(element.dataset.move ?? ""), ledge[at]];
        if (was && to) running.push(turn(element, was.box, to, time * 0.75, at * time * 0.02));
      });
      break;
    case "placed":
      landed.set(root, event);
      land(event.tile, time * 0.92);
      break;
    case "moved":
      if (goal) running.push(rise(layer, origin, goal, `${event.plus ? "+" : "−"}${event.points}`, event.plus, time));
      break;
    case "row-completed": {
      const gone = event.tiles.flatMap((tile) => things.get(`t${tile}`) ?? []);
      running.push(...sweep(layer, origin, gone, time));
      land(event.tile, time * 0.6, time * 0.35);
      break;
    }
    default:
  }
  return running;
}

/** Where the last tile came to lie: its points rise from there. */
const landed = new WeakMap<HTMLElement, { seat: number; row: number; square: number }>();

function lastSquare(root: HTMLElement, seat: number): HTMLElement | null {
  const last = landed.get(root);
  return last && last.seat === seat ? square(root, last.row, last.square) : null;
}
