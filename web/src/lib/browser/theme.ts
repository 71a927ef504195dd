// Light, dark, or the system's theme.
import type { Theme } from "./preferences.svelte";

export const THEMES: readonly Theme[] = ["system", "light", "dark"];

const followers: (() => void)[] = [];

/** Call a function whenever the theme changes. */
export function afterChange(act: () => void): void {
  followers.push(act);
}

/** Apply a theme: the style sheet reads it from the root element. */
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

/** Set the colour of the browser's toolbar to the page's background. */
function colourTheFrame(): void {
  const colour = getComputedStyle(document.documentElement).backgroundColor;
  const own = colour && !/^rgba?\(0, 0, 0, 0\)$|^transparent$/.test(colour) ? colour : null;
  const body = getComputedStyle(document.body).backgroundColor;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", own ?? body);
}

/** Update the page whenever the system's theme changes. */
export function followSystem(): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
}
