// Everything a player reads, from the catalogue that the terminal reads too.
import { FluentBundle, FluentResource, FluentNumber } from "@fluent/bundle";
import { article, suffixed } from "./hungarian";
import { preferences } from "./preferences.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", hu: "Magyar" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, string | number>;

const plain = (value: unknown): string | number =>
  value instanceof FluentNumber ? value.value : typeof value === "number" ? value : String(value);

const MOST_SAID = 500;
const said = new Map<string, string>();

let bundle = $state.raw<FluentBundle | null>(null);
let shown = $state<Language>("en");
/** What was asked for last. */
let wanted = 0;

/** The language to begin with: what was chosen, else the browser's. */
export function preferred(): Language {
  const wanted = [preferences.language, ...navigator.languages];
  return wanted.map((one) => one?.slice(0, 2) as Language).find((one) => one in LANGUAGES) ?? "en";
}

/** Load a language and show it. */
export async function speak(language: Language): Promise<void> {
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

/** A text in the language that is shown. A missing one shows its name, and is an error that tests see. */
export function t(id: string, args: Args = {}): string {
  // The same few sentences are asked for again and again while a reveal plays.
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

/** Whether there is such a text: for words that come from the server. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}
