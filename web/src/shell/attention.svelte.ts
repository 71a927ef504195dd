// When it is one's turn and the tab is hidden, its title and its icon say so.
import { place } from "./place.svelte";

const CALL = 1200;

/** Call while something is awaited and nobody looks. */
export function attention(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.href;
    let on = false;
    const call = () => {
      place.calls = on = document.hidden && !on;
      if (icon && usual) icon.href = document.hidden ? "/icon-turn.svg" : usual;
    };
    const timer = window.setInterval(call, CALL);
    document.addEventListener("visibilitychange", call);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", call);
      place.calls = false;
      if (icon && usual) icon.href = usual;
    };
  });
}
