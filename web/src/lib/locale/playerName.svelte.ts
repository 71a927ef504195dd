// The player's name: remembered, or suggested.
import { free } from "./freeNames";
import { preferences } from "../browser/preferences.svelte";
import { t } from "./texts.svelte";

export const LONGEST_NAME = 24;

const chance = Math.random();

/** Return the remembered name, or a name usual in the language that is free at the table. */
export function myName(taken: readonly string[] = []): string {
  return preferences.name || free(t("home-suggested-names").split(","), taken, chance);
}
