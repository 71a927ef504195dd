// The player's name: remembered, or suggested.
import { free } from "./freeNames";
import { preferences } from "../browser/preferences.svelte";
import { store, stored } from "../browser/storage";
import { t } from "./texts.svelte";

export const LONGEST_NAME = 24;

const KEY = "hornochsen-suggestion";

/** A number that chooses among the suggested names: stored, so that a reload suggests the same name. */
const chance = stored(KEY, Math.random());
store(KEY, chance);

/** Return the remembered name, or a name usual in the language that is free at the table. */
export function myName(taken: readonly string[] = []): string {
  return preferences.name || free(t("home-suggested-names").split(","), taken, chance);
}
