// Spreads drawing over several frames: the board moves first, and the parts beside it follow, one phase in each frame.
import { untrack } from "svelte";
import { replaceEqual, replaceSome } from "./replaceEqual";

// The phases, in the order in which they are drawn.
/** The start of an event: the board is measured, and gets the colours of the round. */
export const EVENT = 0;
/** Tiles that fly, turn over or are swept away. */
export const MOTION = 1;
/** The pieces. */
export const PIECES = 2;
/** The tiles that wait to be placed. */
export const WAITING_TILES = 3;
/** The tiles in the rows. */
export const BOARD = 4;
/** The question to this player. */
export const DOCK = 5;
/** The buttons to answer with. */
export const ACTS = 6;
/** The tiles in this player's hand. */
export const HAND = 7;
/** The sentence about the current event. */
export const STORY = 8;
/** The number and the kind of the round. */
export const ROUND = 9;
/** All players' screens. */
export const SCREENS = 10;
/** The notes below the tiles of this player's hand. */
export const NOTES = 11;
/** The rows' text for screen readers. */
export const ROWS = 12;
export const LOG = 13;
/** Announcements for screen readers. */
export const ANNOUNCEMENTS = 14;

const due: (() => void)[][] = Array.from({ length: ANNOUNCEMENTS + 1 }, () => []);
let asked = false;

/** Call a function and report what it throws, so that its caller can go on. */
export function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

/** Run a callback in the next frame for which no callback of an earlier phase is waiting. */
export function schedule(phase: number, act: () => void): void {
  if (document.hidden) return guarded(act); // a hidden page has no frames
  due[phase]!.push(act);
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

/** Return a copy of a reactive value that is updated in the frames of a phase; at first both are equal. */
export function deferred<T>(value: () => T, phase: number): { readonly current: T } {
  let wanted = untrack(value);
  let current = $state.raw(wanted);
  let [there, waiting] = [true, false];
  $effect(() => {
    wanted = value();
    if (waiting || wanted === untrack(() => current)) return;
    waiting = true;
    schedule(phase, () => {
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

/** Return a copy of a reactive list, in which at most `atOnce` entries are updated in a frame; until `whole`, an entry may be in it twice. Equal entries keep their identity. */
export function stepwise<T>(wanted: () => T[], phase: number, atOnce: number): { readonly current: T[]; readonly whole: boolean } {
  let current = $state.raw(untrack(wanted));
  let whole = $state(true);
  let there = true;
  function draw(): void {
    if (!there) return;
    const next = replaceEqual(current, wanted());
    current = replaceSome(current, next, atOnce);
    whole = current === next;
    if (!whole) schedule(phase, draw);
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
