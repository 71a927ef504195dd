// What an event looks like on the board. Pieces hop by themselves.
import { duration } from "../lib/showing";
import type { Happening } from "../protocol";
import { glide, look, rise, sweep, type Glide, type Seen } from "./motion";

export interface Stage {
  root: HTMLElement;
  /** Over everything: what flies, and is not part of the position. */
  layer: HTMLElement;
  before: Seen;
  speed: number;
}

/** What moves with an event, and has to be looked at before it; `null`: nothing. */
export function moving(event: Happening | null): string | null {
  switch (event?.event) {
    case "revealed":
      return ".queue [data-move]";
    case "placed":
      return `.queue [data-move], [data-move="t${event.tile}"]`;
    case "row-completed":
      return ".rows [data-move]";
    default:
      return null;
  }
}

/** Show an event: the position after it is drawn already, and `before` is where things were. */
export function play(event: Happening, { root, layer, before: { things: before, width }, speed }: Stage): Animation[] {
  if (event.event === "placed") landed.set(root, event);
  if (root.clientWidth !== width) return [];
  const time = duration(event) / speed;
  const running: (Animation | null)[] = [];
  // All that is measured is measured before anything moves.
  const after = look(root, moving(event)).things;
  const come = (key: string, from: string, how: Glide) => {
    const is = after.get(key);
    const was = before.get(from) ?? before.get(key) ?? is;
    if (is && was) running.push(glide(is.element, was.box, is.box, how));
  };
  const settle = (except: string, time: number) => {
    for (const key of after.keys()) if (key !== except && before.has(key)) come(key, key, { duration: time });
  };
  switch (event.event) {
    case "revealed":
      [...after.entries()]
        .filter(([, { element }]) => element.dataset.was)
        .forEach(([key, { element }], at) => come(key, element.dataset.was ?? key, { duration: time * 0.75, delay: at * time * 0.02, turn: true }));
      break;
    case "placed":
      come(`t${event.tile}`, `t${event.tile}`, { duration: time * 0.92, lift: true });
      settle(`t${event.tile}`, time * 0.5);
      break;
    case "moved": {
      const place = event.reason === "purchase" ? null : lastTile(root, event.seat);
      if (place) running.push(rise(layer, place, `${event.plus ? "+" : "−"}${event.points}`, event.plus, time));
      break;
    }
    case "row-completed": {
      const gone = event.tiles.flatMap((tile) => before.get(`t${tile}`) ?? []);
      running.push(...sweep(layer, gone, time));
      come(`t${event.tile}`, `t${event.tile}`, { duration: time * 0.6, delay: time * 0.35, lift: true });
      settle(`t${event.tile}`, time * 0.5);
      break;
    }
    default:
  }
  return running.filter((one) => one !== null);
}

/** Where the last tile came to lie: its points rise from there. */
const landed = new WeakMap<HTMLElement, { seat: number; row: number; square: number }>();

function lastTile(root: HTMLElement, seat: number): DOMRect | null {
  const last = landed.get(root);
  if (!last || last.seat !== seat) return null;
  return root.querySelector(`[data-square="${last.row}-${last.square}"]`)?.getBoundingClientRect() ?? null;
}
