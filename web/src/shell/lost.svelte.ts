// Whether the connection of the table one is at is gone for long enough to say so.
import { place } from "./place.svelte";

/** A short break is nobody's business. */
const PATIENCE = 1200;

export function lasting(): { readonly lost: boolean } {
  let lost = $state(false);
  $effect(() => {
    if (place.connection !== "lost" && place.connection !== "connecting") {
      lost = false;
      return;
    }
    const timer = setTimeout(() => (lost = true), PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    get lost() {
      return lost;
    },
  };
}
