// The name one plays under: remembered, or suggested for a beginning.
import { free } from "./names";
import { preferences } from "./preferences.svelte";
import { t } from "./texts.svelte";

export const LONGEST_NAME = 24;

const chance = Math.random();

/** A name to begin with: one's own, else one out of those usual in the language that nobody at the table has. */
export function myName(taken: readonly string[] = []): string {
  return preferences.name || free(t("home-suggested-names").split(","), taken, chance);
}
