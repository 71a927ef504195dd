// Not everything is drawn in the same frame: the board moves first, and what stands beside it follows, a frame for each.
import { untrack } from "svelte";

// The turns: what is drawn first, and what in the frames after it.
/** An event: where pieces stand, in which light the board lies. */
export const EVENT = 0;
/** What flies, turns over or is swept away. */
export const MOTION = 1;
/** The tiles, where they lie now. */
export const BOARD = 2;
/** What I am asked, and my hand. */
export const DOCK = 3;
/** What has happened, in words. */
export const STORY = 4;
/** What everybody has. */
export const SCREENS = 5;
/** What stands under the tiles of my hand. */
export const NOTES = 6;
/** How rows read aloud. */
export const ROWS = 7;
export const LOG = 8;

const due: (() => void)[][] = Array.from({ length: LOG + 1 }, () => []);
let asked = false;

/** Do something in a frame of its turn: when nothing is left to be done of the turns before it. */
export function paced(turn: number, act: () => void): void {
  if (document.hidden) return act(); // nobody looks, and there are no frames
  due[turn]!.push(act);
  ask();
}

function ask(): void {
  if (asked || !due.some((acts) => acts.length)) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    const acts = due.find((waiting) => waiting.length)?.splice(0) ?? [];
    ask();
    for (const act of acts) act();
  });
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) for (const acts of due) for (const act of acts.splice(0)) act();
  });
}

/** A value, when it is its turn. At first it is there at once. */
export function later<T>(value: () => T, turn: number): { readonly current: T } {
  let wanted = untrack(value);
  let current = $state.raw(wanted);
  let [there, waiting] = [true, false];
  $effect(() => {
    wanted = value();
    if (waiting || wanted === untrack(() => current)) return;
    waiting = true;
    paced(turn, () => {
      waiting = false;
      if (there) current = wanted;
    });
  });
  $effect(() => () => (there = false));
  return {
    get current() {
      return current;
    },
  };
}
