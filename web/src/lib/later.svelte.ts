// Not everything is drawn in the same frame: the board moves first, and what stands beside it follows.
import { untrack } from "svelte";

/** Milliseconds after which what is said of an event appears, and then what everybody has after it, and what is asked. */
export const SOON = 45;
export const LATER = 75;
export const LAST = 140;

/** What is to be done after so many milliseconds: together, and so in one frame. */
const due = new Map<number, (() => void)[]>();

function after(ms: number, act: () => void): void {
  const others = due.get(ms);
  if (others) return void others.push(act);
  const acts = [act];
  due.set(ms, acts);
  window.setTimeout(() => {
    due.delete(ms);
    for (const one of acts) one();
  }, ms);
}

/** A value, some milliseconds later. At first it is there at once. */
export function later<T>(value: () => T, ms: number): { readonly current: T } {
  let current = $state.raw(untrack(value));
  let there = true;
  $effect(() => {
    const next = value();
    after(ms, () => {
      if (there) current = next;
    });
  });
  $effect(() => () => (there = false));
  return {
    get current() {
      return current;
    },
  };
}

/** Whether something is so, or was so until some milliseconds ago. */
export function lasting(value: () => boolean, ms: number): { readonly current: boolean } {
  let lasts = $state(untrack(value));
  $effect(() => {
    if (value()) {
      lasts = true;
      return undefined;
    }
    const timer = window.setTimeout(() => (lasts = false), ms);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return value() || lasts;
    },
  };
}
