// The language is chosen in two places, in one way.
import { remember } from "../lib/preferences.svelte";
import { language, speak, t, type Language } from "../lib/texts.svelte";
import { toast } from "./place.svelte";

/** Speak another language from now on; where its texts do not come, the one before. */
export async function say(next: string): Promise<void> {
  try {
    await speak(next as Language);
    remember({ language: language() });
  } catch {
    toast(t("shell-offline"), "trouble");
  }
}
