// Whether the table's connection has been lost for long enough to show it.
import { pageState } from "./pageState.svelte";

/** Milliseconds; shorter interruptions are not shown. */
const PATIENCE = 1200;

export function lostForLong(): { readonly lost: boolean } {
  let lost = $state(false);
  $effect(() => {
    if (pageState.connection !== "lost" && pageState.connection !== "connecting") {
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
