// Changes the title and the icon of a hidden tab when it is this player's turn.
import { pageState } from "./pageState.svelte";

const CALL = 1200;

/** Flash the title and change the icon while `wanted` returns `true` and the tab is hidden. */
export function attention(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.href;
    let on = false;
    const call = () => {
      pageState.calls = on = document.hidden && !on;
      if (icon && usual) icon.href = document.hidden ? "/icon-turn.svg" : usual;
    };
    const timer = window.setInterval(call, CALL);
    document.addEventListener("visibilitychange", call);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", call);
      pageState.calls = false;
      if (icon && usual) icon.href = usual;
    };
  });
}
