// The reactions beside the players: each disappears after a few seconds, and bots react with a pause.
import type { Reacted, Reaction, TableInfo } from "../../../protocol";

export interface ShownReaction {
  key: number;
  who: number;
  reaction: Reaction;
}

const MOST = 8;
const MILLISECONDS = 4000;

/** Return whether a bot reacted. */
export function isFromBot(event: Reacted, info: TableInfo | null): boolean {
  return info?.seats.some((seat) => seat.who === event.who && seat.bot !== null) ?? false;
}

/** Return the milliseconds between an event and a bot's reaction to it; they vary, as with people. */
function pause(key: number): number {
  return 600 + 170 * (key % 5);
}

export class ReactionBubbles {
  shown = $state.raw<readonly ShownReaction[]>([]);
  private nextKey = 0;
  /** Timers of reactions that are not shown yet. */
  private later = new Set<number>();

  /** Show a reaction; `say` announces it. */
  show({ who, reaction }: Reacted, say: () => void): void {
    say();
    const key = this.nextKey++;
    this.shown = [...this.shown.slice(1 - MOST), { key, who, reaction }];
    window.setTimeout(() => (this.shown = this.shown.filter((one) => one.key !== key)), MILLISECONDS);
  }

  /** Show a bot's reaction after a pause. */
  showLater(event: Reacted, say: () => void): void {
    const timer = window.setTimeout(() => {
      this.later.delete(timer);
      this.show(event, say);
    }, pause(this.nextKey + this.later.size));
    this.later.add(timer);
  }

  /** Show no further reactions of bots. */
  close(): void {
    for (const timer of this.later) clearTimeout(timer);
  }
}
