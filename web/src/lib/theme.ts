// Light, dark, or as the system has it.
import type { Theme } from "./preferences.svelte";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];

const followers: (() => void)[] = [];

/** Do something whenever another theme is shown. */
export function afterChange(act: () => void): void {
  followers.push(act);
}

/** Show a theme: the style sheet reads it from the root element. */
export function wear(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  changed();
}

function changed(): void {
  colourTheFrame();
  for (const act of followers) act();
}

/** The bar of the browser around the page gets the page's own background. */
function colourTheFrame(): void {
  const colour = getComputedStyle(document.documentElement).backgroundColor;
  const own = colour && !/^rgba?\(0, 0, 0, 0\)$|^transparent$/.test(colour) ? colour : null;
  const body = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", own ?? body);
}

/** Follow the system when it turns to night. */
export function followSystem(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
}
