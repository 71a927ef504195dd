// The chat of a table as it arrives: bubbles that disappear after some seconds, and the number of unread messages.
import { untrack } from "svelte";
import type { LogLine } from "../table.svelte";

export interface Bubble {
  key: number;
  /** The author. */
  who: number;
  name: string;
  text: string;
}

const SHOWN_FOR = 5000;
/** Additional milliseconds for each character of a message, because long messages take longer to read. */
const PER_CHARACTER = 40;

export class Conversation {
  /** The latest message of each author, while it is shown as a bubble. */
  bubbles = $state.raw<readonly Bubble[]>([]);
  unread = $state(0);
  private reads = $state(true);
  /** The key of the latest line that was heard; `null` before the first call. */
  private heard: number | null = null;
  private timers = new Map<number, number>();

  /** Return whether the log is visible, so that every message is read at once. */
  get reading(): boolean {
    return this.reads;
  }

  set reading(reading: boolean) {
    this.reads = reading;
    if (reading) this.unread = 0;
  }

  /** Add the messages that are new in the log. The lines of the first call are old; `me` is the reader, whose own messages are known. */
  hear(lines: readonly LogLine[], me: number | null): void {
    const before = this.heard;
    this.heard = Math.max(before ?? -1, lines.at(-1)?.key ?? -1);
    if (before === null) return;
    untrack(() => {
      for (const line of lines) if (line.key > before && line.who !== me) this.add(line);
    });
  }

  /** Remove all bubbles, because their messages are read elsewhere. */
  dismiss(): void {
    this.bubbles = [];
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private add({ key, event, who, names }: LogLine): void {
    if (event.event !== "said" || who === undefined) return;
    if (!this.reads) this.unread += 1;
    this.bubbles = [...this.bubbles.filter((one) => one.who !== who), { key, who, name: names.people.get(who) ?? "?", text: event.text }];
    clearTimeout(this.timers.get(who));
    const shown = SHOWN_FOR + PER_CHARACTER * event.text.length;
    this.timers.set(who, window.setTimeout(() => this.hide(key), shown));
  }

  private hide(key: number): void {
    this.bubbles = this.bubbles.filter((one) => one.key !== key);
  }
}
