// Changing the language, for both places that offer it.
import { remember } from "../lib/browser/preferences.svelte";
import { language, loadLanguage, t, type Language } from "../lib/locale/texts.svelte";
import { toast } from "./pageState.svelte";

/** Change the language; keep the current one where the texts cannot be loaded. */
export async function changeLanguage(next: string): Promise<void> {
  try {
    await loadLanguage(next as Language);
    remember({ language: language() });
  } catch {
    toast(t("shell-offline"), "trouble");
  }
}
