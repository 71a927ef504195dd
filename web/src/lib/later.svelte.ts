// Not everything is drawn in the same frame: the board moves first, and what stands beside it follows, a frame for each.
import { untrack } from "svelte";
import { guarded } from "./guarded";
import { kept, towards } from "./kept";

// The turns: what is drawn first, and what in the frames after it.
/** An event: it is looked where everything is, and in which light the board lies. */
export const EVENT = 0;
/** What flies, turns over or is swept away. */
export const MOTION = 1;
/** Where the pieces stand. */
export const PIECES = 2;
/** The tiles that wait for their place. */
export const LEDGE = 3;
/** The tiles in the rows. */
export const BOARD = 4;
/** What I am asked. */
export const DOCK = 5;
/** The buttons to answer with. */
export const ACTS = 6;
/** The tiles in my hand. */
export const HAND = 7;
/** What has happened, in words. */
export const STORY = 8;
/** Which round it is. */
export const ROUND = 9;
/** What everybody has. */
export const SCREENS = 10;
/** What stands under the tiles of my hand. */
export const NOTES = 11;
/** How rows read aloud. */
export const ROWS = 12;
export const LOG = 13;
/** What is said aloud. */
export const VOICE = 14;

const due: (() => void)[][] = Array.from({ length: VOICE + 1 }, () => []);
let asked = false;

/** Do something in a frame of its turn: when nothing is left to be done of the turns before it. */
export function paced(turn: number, act: () => void): void {
  if (document.hidden) return guarded(act); // a hidden page has no frames
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
    acts.forEach(guarded);
  });
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) for (const acts of due) acts.splice(0).forEach(guarded);
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

/** A list that follows another one, a few of its entries in a frame: the same one may be in it twice meanwhile. What is alike is not drawn again. */
export function gradually<T>(wanted: () => T[], turn: number, atOnce: number): { readonly current: T[]; readonly whole: boolean } {
  let current = $state.raw(untrack(wanted));
  let whole = $state(true);
  let there = true;
  function draw(): void {
    if (!there) return;
    const next = kept(current, wanted());
    current = towards(current, next, atOnce);
    whole = current === next;
    if (!whole) paced(turn, draw);
  }
  $effect(() => {
    void wanted();
    untrack(draw);
  });
  $effect(() => () => (there = false));
  return {
    get current() {
      return current;
    },
    get whole() {
      return whole;
    },
  };
}
