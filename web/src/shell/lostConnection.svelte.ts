// The state of the message that the table's connection is lost.
import { online } from "svelte/reactivity/window";
import { pageState } from "./pageState.svelte";

/** Milliseconds; shorter interruptions are not shown unless the browser is offline. */
const PATIENCE = 1200;

export interface LostConnection {
  readonly lost: boolean;
  /** Whether the connection is lost because the browser is offline. */
  readonly offline: boolean;
}

export function lostForLong(): LostConnection {
  let lost = $state(false);
  const troubled = $derived(pageState.connection === "lost" || pageState.connection === "connecting");
  const offline = $derived(online.current === false);
  $effect(() => {
    if (!troubled) {
      lost = false;
      return;
    }
    if (offline) {
      lost = true;
      return;
    }
    const timer = setTimeout(() => (lost = true), PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    get lost() {
      return lost;
    },
    get offline() {
      return lost && offline;
    },
  };
}
