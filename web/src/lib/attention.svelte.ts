// When it is one's turn and the tab is hidden, its title and its icon say so.
import { t } from "./texts.svelte";

const CALL = 1200;

/** Call while something is awaited and nobody looks. */
export function attention(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted()) return;
    const title = document.title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const usual = icon?.href;
    let on = false;
    const call = () => {
      on = document.hidden && !on;
      document.title = on ? t("table-title-your-turn") : title;
      if (icon && usual) icon.href = document.hidden ? "/icon-turn.svg" : usual;
    };
    const timer = window.setInterval(call, CALL);
    document.addEventListener("visibilitychange", call);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", call);
      document.title = title;
      if (icon && usual) icon.href = usual;
    };
  });
}
