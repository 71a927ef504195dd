// What the pages tell the frame around them: the title, the connection, and what is to be said.
import { paced, VOICE } from "../lib/later.svelte";
import type { Connection } from "../lib/socket";

interface Place {
  /** The page's name, in the document's title. */
  title: string;
  /** Somebody is called who does not look: in place of the title. */
  calls: boolean;
  /** The connection of the table one is at; `null` elsewhere. */
  connection: Connection | null;
  /** Without the header: the television, or whoever has one of their own. */
  bare: boolean;
}

export const place = $state<Place>({ title: "", calls: false, connection: null, bare: false });

export interface Toast {
  key: number;
  text: string;
  kind: "plain" | "trouble";
}

const SHOWN_FOR = 5000;
const MOST_TOASTS = 3;
let next = 0;
let shown = $state.raw<Toast[]>([]);

export function toasts(): readonly Toast[] {
  return shown;
}

/** Show a short message for a while; screen readers hear it too. */
export function toast(text: string, kind: Toast["kind"] = "plain"): void {
  const key = next++;
  shown = [...shown.slice(1 - MOST_TOASTS), { key, text, kind }];
  window.setTimeout(() => dismiss(key), SHOWN_FOR);
}

export function dismiss(key: number): void {
  shown = shown.filter((one) => one.key !== key);
}

/** What comes within so many milliseconds is said together: screen readers drop what comes too fast. */
const TOGETHER = 400;
/** Several speak in turn, because of two messages of the same one only the second may be heard. */
const VOICES = 4;
let voices = $state.raw(Array.from({ length: VOICES }, () => ({ key: -1, text: "" })));
let speaker = 0;
let unsaid: string[] = [];
let question = "";
let saying = 0;

/** Say something to those who hear the page instead of seeing it; a question is said after everything else. */
export function announce(text: string, asks = false): void {
  if (asks) question = text;
  else unsaid.push(text);
  saying ||= window.setTimeout(() => paced(VOICE, say), TOGETHER);
}

/** So many milliseconds after a message has come, screen readers have taken it up. */
const TAKEN_UP = 200;

/** Say now what is still to be said: where the focus goes next is to be heard after it. */
export async function utter(): Promise<void> {
  clearTimeout(saying);
  say();
  await new Promise((resume) => setTimeout(resume, TAKEN_UP));
}

function say(): void {
  saying = 0;
  if (!unsaid.length && !question) return;
  const said = { key: next++, text: [...unsaid, question].join(" ").trim() };
  speaker = (speaker + 1) % VOICES;
  voices = voices.map((old, at) => (at === speaker ? said : old));
  unsaid = [];
  question = "";
}

export function announced(): readonly { key: number; text: string }[] {
  return voices;
}

/** Whoever had scrolled down sees what comes next from its top: there it says who has won. */
export function fromTheTop(view: () => string | null): void {
  let before: string | null = null;
  $effect(() => {
    const now = view();
    if (before !== null && now !== before) scrollTo(0, 0);
    before = now;
  });
}
