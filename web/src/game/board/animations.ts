// Animations of events on the board. Pieces animate themselves.
// Everything is measured before the board changes: measuring afterwards would force a second layout.
import { MOTION, schedule } from "../../lib/rendering/frames.svelte";
import { duration } from "../../lib/table/showing/positions";
import type { TableOrGameEvent } from "../../protocol";
import { fly, look, picture, rise, sweep, turn, turnAway, within, type Box, type Seen } from "./motion";

/** The margin of a tile as a fraction of its square; Row.svelte draws the same. */
const MARGIN = 0.05;
const WAITING = ".queue [data-move]";

export interface Stage {
  root: HTMLElement;
  /** The top layer for flying images, which are not part of the position. */
  layer: HTMLElement;
}

/** The board's measurements before an event. */
export interface Before {
  /** Boxes of the movable elements, by name. */
  things: Seen;
  /** The places of the waiting tiles, in order. */
  places: readonly Box[];
  /** The square for the event's tile, if it is visible already. */
  goal: Box | null;
  /** The origin of the board. */
  origin: Box;
}

/** Measure what an event will move; return `null` if nothing moves. */
export function before(event: TableOrGameEvent, root: HTMLElement): Before | null {
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
  const places = what === WAITING ? [...things.values()].map(({ box }) => box) : [];
  const seen = goal?.closest(".away") ? null : goal;
  return { things, places, goal: seen?.getBoundingClientRect() ?? null, origin: root.getBoundingClientRect() };
}

function square(root: HTMLElement, row: number, at: number): HTMLElement | null {
  return root.querySelector(`[data-square="${row}-${at}"]`);
}

/** A running or scheduled animation. */
export interface Motion {
  /** Jump to the end of the animation. */
  finish(): void;
  /** Called when the tiles have been drawn at their new places. */
  drawn?(part: "waiting" | "rows"): void;
}

/** Animate an event. The tiles are drawn again a moment later, after the animation has begun. */
export function play(event: TableOrGameEvent, seen: Before, { root, layer }: Stage, speed: number): Motion {
  const { things, places, goal, origin } = seen;
  const time = duration(event) / speed;
  switch (event.event) {
    case "revealed": {
      const away = time * 0.15;
      const begun = performance.now();
      const turning = soon([...things].map(([name, thing]) => ({ begin: () => turnAway(layer, origin, thing, !name.startsWith("t"), away) })));
      let turned: Motion | null = null;
      return {
        drawn(part) {
          if (part !== "waiting") return;
          const tiles = [...root.querySelectorAll<HTMLElement>(WAITING)];
          turned ??= soon(
            tiles.flatMap((element, at) => {
              const [down, up, to] = [things.get(element.dataset.was ?? ""), things.get(element.dataset.move ?? ""), places[at]];
              const was = down ?? up;
              const wait = () => Math.max(0, begun + away + ((at / tiles.length) * time) / 5 - performance.now());
              element.style.visibility = "";
              return was && to ? [{ element, begin: () => turn(element, was.box, to, !!down, time * 0.6, wait()) }] : [];
            }),
          );
        },
        finish() {
          turning.finish();
          turned?.finish();
          for (const { element } of things.values()) element.style.visibility = "";
        },
      };
    }
    case "placed":
      landed.set(root, event);
      return flight(event.tile, event.row, seen, { root, layer }, time * 0.86, 0);
    case "moved":
      schedule(MOTION, () => goal && rise(layer, origin, goal, `${event.plus ? "+" : "−"}${event.points}`, event.plus, time));
      return NOTHING; // the rising points may continue during the next event
    case "row-completed": {
      const gone = event.tiles.flatMap((tile) => things.get(`t${tile}`) ?? []);
      const flying = flight(event.tile, event.next_row, seen, { root, layer }, time * 0.6, time * 0.2);
      const sweeping = soon(gone.map((thing, at) => ({ begin: () => sweep(layer, origin, thing, at, gone.length, time) })), 2);
      return {
        drawn: (part) => flying.drawn?.(part),
        finish() {
          sweeping.finish();
          flying.finish();
        },
      };
    }
    default:
      return NOTHING;
  }
}

const NOTHING: Motion = { finish() {} };

/** Animate an image of a tile to its row; the tile itself appears there at the end. */
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
  schedule(MOTION, () => {
    if (goal) begin(within(goal, MARGIN));
    else if (was && !over) lying = picture(layer, origin, was); // until its square is drawn, the image stays where the tile was
  });
  return {
    drawn(part) {
      if (part !== "rows" || place || over) return;
      place = root.querySelector<HTMLElement>(`[data-square^="${row}-"] [data-move="t${tile}"]`);
      if (!place) return;
      place.style.visibility = "hidden";
      const there = place;
      if (!goal) schedule(MOTION, () => begin(there.getBoundingClientRect()));
    },
    finish() {
      flying?.finish();
      land();
    },
  };
}

interface Start {
  /** The element of the board that is animated, if there is one; it is hidden until its animation begins. */
  element?: HTMLElement;
  begin(): Animation;
}
/** The maximum number of animations that begin in one frame. */
const AT_ONCE = 2;

/** Start animations, a few in each frame: from the next frame on, or from the one after it. */
function soon(starts: readonly Start[], from: 1 | 2 = 1): Motion {
  const running: Animation[] = [];
  let left = [...starts];
  const see = ({ element }: Start, visibility: string) => element && (element.style.visibility = visibility);
  for (const one of left) see(one, "hidden");
  function start(): void {
    const now = left.splice(0, AT_ONCE);
    for (const one of now) {
      see(one, "");
      running.push(one.begin());
    }
    if (left.length) schedule(MOTION, start);
  }
  schedule(MOTION, from === 1 ? start : () => schedule(MOTION, start));
  return {
    finish() {
      for (const one of left) see(one, "");
      left = [];
      for (const animation of running) animation.finish();
    },
  };
}

/** The square where the latest tile was placed, by board; the tile's points rise from there. */
const landed = new WeakMap<HTMLElement, { seat: number; row: number; square: number }>();

function lastSquare(root: HTMLElement, seat: number): HTMLElement | null {
  const last = landed.get(root);
  return last && last.seat === seat ? square(root, last.row, last.square) : null;
}
