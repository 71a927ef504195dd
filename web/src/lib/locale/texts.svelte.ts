// The texts of the page, from the catalogue that the terminal uses too.
import { FluentBundle, FluentResource, FluentNumber } from "@fluent/bundle";
import { article, suffixed } from "./hungarian";
import { preferences } from "../browser/preferences.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", hu: "Magyar" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, string | number>;

const plain = (value: unknown): string | number =>
  value instanceof FluentNumber ? value.value : typeof value === "number" ? value : String(value);

const MOST_SAID = 500;
const said = new Map<string, string>();

let bundle = $state.raw<FluentBundle | null>(null);
let shown = $state<Language>("en");
/** The number of the latest request: answers to earlier requests are ignored. */
let wanted = 0;

/** Return the initial language: the chosen one, else the browser's. */
export function preferred(): Language {
  const wanted = [preferences.language, ...navigator.languages];
  return wanted.map((one) => one?.slice(0, 2) as Language).find((one) => one in LANGUAGES) ?? "en";
}

/** Load a language and show it. */
export async function loadLanguage(language: Language): Promise<void> {
  const mine = ++wanted;
  const answer = await fetch(`/locales/${language}.ftl`);
  if (!answer.ok) throw new Error(`no texts in ${language}`);
  const next = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      ARTICLE: ([value]) => article(plain(value)),
      SUFFIXED: ([value]) => suffixed(plain(value)),
    },
  });
  next.addResource(new FluentResource(await answer.text()));
  if (mine !== wanted) return;
  said.clear();
  bundle = next;
  shown = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return shown;
}

export function ready(): boolean {
  return bundle !== null;
}

/** Return a text in the current language. A missing text shows its id and logs an error, which tests notice. */
export function t(id: string, args: Args = {}): string {
  // Texts are cached, because a reveal asks for the same few sentences again and again.
  const asked = `${id} ${JSON.stringify(args)}`;
  const known = bundle && said.get(asked);
  if (known) return known;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    if (bundle) console.error(`missing text: ${id} (${shown})`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.error(`text ${id} (${shown}): ${error.message}`);
  if (said.size >= MOST_SAID) said.clear();
  said.set(asked, text);
  return text;
}

/** Return whether a text exists, for ids with words that come from the server. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}
