// What an event looks like on the board. Pieces hop by themselves.
// Everything is measured before the board changes: measuring it afterwards would make the browser lay it out twice.
import { MOTION, paced } from "../lib/later.svelte";
import { duration } from "../lib/showing";
import type { Happening } from "../protocol";
import { fly, look, picture, rise, sweep, turn, turnAway, within, type Box, type Seen } from "./motion";

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
  /** The tiles have been drawn where they lie afterwards. */
  drawn?(): void;
}

/** Show an event. The tiles are drawn anew a moment later: what goes away has begun to before that. */
export function play(event: Happening, seen: Before, { root, layer }: Stage, speed: number): Motion {
  const { things, ledge, goal, origin } = seen;
  const time = duration(event) / speed;
  switch (event.event) {
    case "revealed": {
      const away = time * 0.15;
      const turning = soon([], () => [...things].map(([name, thing]) => turnAway(layer, origin, thing, !name.startsWith("t"), away)));
      let turned: Motion | null = null;
      return {
        drawn() {
          const tiles = [...root.querySelectorAll<HTMLElement>(WAITING)];
          turned ??= soon(tiles, () =>
            tiles.flatMap((tile, at) => {
              const [down, up, to] = [things.get(tile.dataset.was ?? ""), things.get(tile.dataset.move ?? ""), ledge[at]];
              const was = down ?? up;
              return was && to ? [turn(tile, was.box, to, !!down, time * 0.6, away + ((at / tiles.length) * time) / 5)] : [];
            }),
          );
        },
        finish() {
          turning.finish();
          turned?.finish();
        },
      };
    }
    case "placed":
      landed.set(root, event);
      return flight(event.tile, event.row, seen, { root, layer }, time * 0.92, 0);
    case "moved":
      return soon([], () => {
        if (goal) rise(layer, origin, goal, `${event.plus ? "+" : "−"}${event.points}`, event.plus, time);
        return []; // it may rise on while the next thing happens
      });
    case "row-completed": {
      const gone = event.tiles.flatMap((tile) => things.get(`t${tile}`) ?? []);
      const flying = flight(event.tile, event.next_row, seen, { root, layer }, time * 0.6, time * 0.3);
      const sweeping = soon([], () => sweep(layer, origin, gone, time), 2);
      return {
        drawn: () => flying.drawn?.(),
        finish() {
          sweeping.finish();
          flying.finish();
        },
      };
    }
    default:
      return together([]);
  }
}

/** A tile flies to a row, where it is seen when it has landed. */
function flight(tile: number, row: number, { things, goal, origin }: Before, { root, layer }: Stage, duration: number, delay: number): Motion {
  const was = things.get(`t${tile}`);
  let place: HTMLElement | null = null;
  let lying: HTMLElement | null = null;
  let flying: Animation | null = null;
  let over = !was;
  function land(): void {
    over = true;
    lying?.remove();
    if (place) place.style.visibility = "";
  }
  function begin(to: Box): void {
    if (!was || over || flying) return;
    lying?.remove();
    flying = fly(layer, origin, was, to, duration, delay);
    void flying.finished.then(land, land);
  }
  paced(MOTION, () => {
    if (goal) begin(within(goal, MARGIN));
    else if (was && !over) lying = picture(layer, origin, was); // where it goes is yet to be drawn: until then it lies here
  });
  return {
    drawn() {
      if (place || over) return;
      place = root.querySelector<HTMLElement>(`[data-square^="${row}-"] [data-move="t${tile}"]`);
      if (!place) return;
      place.style.visibility = "hidden";
      const there = place;
      if (!goal) paced(MOTION, () => begin(there.getBoundingClientRect()));
    },
    finish() {
      flying?.finish();
      land();
    },
  };
}

function together(running: readonly Animation[]): Motion {
  return { finish: () => running.forEach((animation) => animation.finish()) };
}

/** What moves begins to in a frame of its own, or in the one after it; until then it is not seen. */
function soon(elements: readonly HTMLElement[], begin: () => Animation[], frames: 1 | 2 = 1): Motion {
  const see = (seen: boolean) => {
    for (const element of elements) element.style.visibility = seen ? "" : "hidden";
  };
  let running: Animation[] = [];
  let wanted = true;
  see(false);
  function start(): void {
    if (!wanted) return;
    see(true);
    running = begin();
  }
  paced(MOTION, frames === 1 ? start : () => paced(MOTION, start));
  return {
    finish() {
      wanted = false;
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
