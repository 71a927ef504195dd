// What the pages tell the frame around them: the title, the connection, and what is to be said.
import type { Connection } from "../lib/socket";

interface Place {
  /** The page's name, in the document's title. */
  title: string;
  /** The connection of the table one is at; `null` elsewhere. */
  connection: Connection | null;
  /** Without the header: the television, or whoever has one of their own. */
  bare: boolean;
}

export const place = $state<Place>({ title: "", connection: null, bare: false });

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

const KEPT_LINES = 12;
let lines = $state.raw<{ key: number; text: string }[]>([]);

/** Say something to those who hear the page instead of seeing it. */
export function announce(text: string): void {
  lines = [...lines.slice(1 - KEPT_LINES), { key: next++, text }];
}

export function announced(): readonly { key: number; text: string }[] {
  return lines;
}
