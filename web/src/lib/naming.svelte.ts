// The name one plays under: remembered, or suggested for a beginning.
import { preferences } from "./preferences.svelte";
import { t } from "./texts.svelte";

export const LONGEST_NAME = 24;

const chance = Math.random();

/** A name to begin with, out of those usual in the language. */
export function suggested(): string {
  const names = t("home-suggested-names")
    .split(",")
    .map((name) => name.trim());
  return names[Math.floor(chance * names.length)] ?? "";
}

export function myName(): string {
  return preferences.name || suggested();
}
