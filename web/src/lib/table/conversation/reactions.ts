// Reactions of bots: they arrive with the event that caused them and are shown a moment after it.
import type { Reacted, TableInfo } from "../../../protocol";

/** Return whether a bot reacted. */
export function isBots(event: Reacted, info: TableInfo | null): boolean {
  return info?.seats.some((seat) => seat.who === event.who && seat.bot !== null) ?? false;
}

/** Return the milliseconds between an event and a bot's reaction to it; they vary, as with people. */
export function pause(key: number): number {
  return 600 + 170 * (key % 5);
}
