// What an event looks like on the board. Pieces hop by themselves.
// Everything is measured before the board changes: measuring it afterwards would make the browser lay it out twice.
import { duration } from "../lib/showing";
import type { Happening } from "../protocol";
import { fly, leave, look, rise, sweep, turn, within, type Box, type Seen } from "./motion";

/** The margin of a tile in its square: as in Row. */
const MARGIN = 0.05;
const FRAME = 25;
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
export function before(event: Happening, root: HTMLElement): Before | null {
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

/** What moves just now, or will in a moment. */
export interface Motion {
  /** Be where it ends. */
  finish(): void;
  /** The rows have been drawn anew. */
  drawn?(): void;
}

/** Milliseconds for which an event is shown before the rows are drawn anew: what goes away does so first. */
export const HELD = 34;

/** Show an event: the position after it is drawn already. */
export function play(event: Happening, seen: Before, { root, layer }: Stage, speed: number): Motion {
  const { things, ledge, goal, origin } = seen;
  const time = duration(event) / speed;
  switch (event.event) {
    case "revealed": {
      const tiles = [...root.querySelectorAll<HTMLElement>(WAITING)];
      return soon(tiles, () =>
        tiles.flatMap((tile, at) => {
          const [was, to] = [things.get(tile.dataset.was ?? "") ?? things.get(tile.dataset.move ?? ""), ledge[at]];
          return was && to ? [turn(tile, was.box, to, time * 0.75, at * time * 0.02)] : [];
        }),
      );
    }
    case "placed":
      landed.set(root, event);
      return land(event.tile, seen, { root, layer }, time * 0.92, 0);
    case "moved":
      return together(goal ? [rise(layer, origin, goal, `${event.plus ? "+" : "−"}${event.points}`, event.plus, time)] : []);
    case "row-completed": {
      const gone = event.tiles.flatMap((tile) => things.get(`t${tile}`) ?? []);
      const sweeping = together(sweep(layer, origin, gone, time));
      // The tile that goes on is seen where it lies until it flies from there.
      const was = things.get(`t${event.tile}`);
      const lying = was && leave(layer, origin, was);
      let landing: Motion | null = null;
      return {
        drawn: () => (landing ??= land(event.tile, seen, { root, layer }, time * 0.6, time * 0.3, lying)),
        finish() {
          lying?.remove();
          for (const one of [sweeping, landing]) one?.finish();
        },
      };
    }
    default:
      return together([]);
  }
}

function land(tile: number, { things, goal, origin }: Before, { root, layer }: Stage, duration: number, delay: number, lying?: HTMLElement): Motion {
  const element = root.querySelector<HTMLElement>(`.rows [data-move="t${tile}"]`);
  if (!element) return together([]);
  return soon([element], () => {
    lying?.remove();
    const to = goal ? within(goal, MARGIN) : element.getBoundingClientRect();
    return [fly(layer, origin, element, things.get(`t${tile}`)?.box ?? to, to, duration, delay)];
  });
}

function together(running: readonly Animation[]): Motion {
  return { finish: () => running.forEach((animation) => animation.finish()) };
}

/** What has just been drawn begins to move a frame later, so that one frame does not have to do both; until then it is not seen. */
function soon(elements: readonly HTMLElement[], begin: () => Animation[]): Motion {
  const see = (seen: boolean) => {
    for (const element of elements) element.style.visibility = seen ? "" : "hidden";
  };
  let running: Animation[] = [];
  see(false);
  const timer = window.setTimeout(() => {
    see(true);
    running = begin();
  }, FRAME);
  return {
    finish() {
      clearTimeout(timer);
      see(true);
      together(running).finish();
    },
  };
}

/** Where the last tile came to lie: its points rise from there. */
const landed = new WeakMap<HTMLElement, { seat: number; row: number; square: number }>();

function lastSquare(root: HTMLElement, seat: number): HTMLElement | null {
  const last = landed.get(root);
  return last && last.seat === seat ? square(root, last.row, last.square) : null;
}
