// State that pages share with the layout: title, connection, toasts, announcements.
import type { Snippet } from "svelte";
import { schedule, ANNOUNCEMENTS } from "../lib/rendering/frames.svelte";
import type { Connection } from "../lib/table/connection/socket";

interface PageState {
  /** The page's name, in the document's title. */
  title: string;
  /** Whether the title is replaced by a call to a player whose tab is hidden. */
  calls: boolean;
  /** The state of the table's connection; `null` on other pages. */
  connection: Connection | null;
  /** Whether the header is hidden: on the television, and on pages with a header of their own. */
  bare: boolean;
  /** A page's own part of the header; the header is then slim and as wide as the page. */
  line: Snippet | null;
  /** Whether the rules are open beside the page; `null` where the link to the rules leads to their own page. */
  rules: boolean | null;
}

export const pageState = $state<PageState>({ title: "", calls: false, connection: null, bare: false, line: null, rules: null });

/** Open or close the rules beside the page, where the page offers that, so that a reader at a table stays connected; a new tab is left to the browser. */
export function toggleRulesBeside(event: MouseEvent): void {
  if (pageState.rules === null || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  pageState.rules = !pageState.rules;
}

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

/** Show a toast; screen readers hear it too. */
export function toast(text: string, kind: Toast["kind"] = "plain"): void {
  const key = next++;
  shown = [...shown.slice(1 - MOST_TOASTS), { key, text, kind }];
  window.setTimeout(() => dismiss(key), SHOWN_FOR);
}

export function dismiss(key: number): void {
  shown = shown.filter((one) => one.key !== key);
}

/** Announcements within this many milliseconds are joined: screen readers drop what comes too fast. */
const TOGETHER = 400;
/** The number of live regions, used in turn: of two messages in the same region, only the second may be heard. */
const REGIONS = 4;
let regions = $state.raw(Array.from({ length: REGIONS }, () => ({ key: -1, text: "" })));
let current = 0;
let pending: string[] = [];
let question = "";
let saying = 0;

/** Announce a text to screen readers; a question is announced after everything else. */
export function announce(text: string, asks = false): void {
  if (asks) question = text;
  else pending.push(text);
  saying ||= window.setTimeout(() => schedule(ANNOUNCEMENTS, say), TOGETHER);
}

/** Milliseconds after which screen readers have read a new message from the document. */
const TAKEN_UP = 200;

/** Announce the waiting texts at once, so that they are heard before the focus moves. */
export async function announceNow(): Promise<void> {
  clearTimeout(saying);
  say();
  await new Promise((resume) => setTimeout(resume, TAKEN_UP));
}

function say(): void {
  saying = 0;
  if (!pending.length && !question) return;
  const said = { key: next++, text: [...pending, question].join(" ").trim() };
  current = (current + 1) % REGIONS;
  regions = regions.map((old, at) => (at === current ? said : old));
  pending = [];
  question = "";
}

export function announced(): readonly { key: number; text: string }[] {
  return regions;
}

/** Scroll to the top whenever the view changes, for example when the winner is shown there. */
export function fromTheTop(view: () => string | null): void {
  let before: string | null = null;
  $effect(() => {
    const now = view();
    if (before !== null && now !== before) scrollTo(0, 0);
    before = now;
  });
}
