// Not everything is drawn in the same frame: the board moves first, and what stands beside it follows.
import { untrack } from "svelte";

/** Milliseconds after which what is said of an event appears, and then what everybody has after it, and what is asked. */
export const SOON = 25;
export const LATER = 60;
export const LAST = 130;

/** A value, some milliseconds later. At first it is there at once. */
export function later<T>(value: () => T, ms: number): { readonly current: T } {
  let current = $state.raw(untrack(value));
  const timers = new Set<number>();
  $effect(() => {
    const next = value();
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      current = next;
    }, ms);
    timers.add(timer);
  });
  $effect(() => () => timers.forEach((timer) => clearTimeout(timer)));
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
