// Waiting for a game with others. The server stores who waits; this page says from time to time that it is still there.
import type { Level, MatchingState, OwnWaiting, Pace, WaitingCounts } from "../protocol";
import { Refusal } from "../lib/table/connection/socket";
import { acceptBots, begin, counts, state, stay, stop, stopAtOnce } from "./api";

/** The kind of game that a player waits for. */
export interface Choice {
  pace: Pace;
  /** The number of players; `null` for any number. */
  seats: number | null;
}

const LOOK_PAUSE = 5000;
const RETRY_PAUSE = 2000;
/** A choice that is taken up again when the page was reloaded. */
const KEY = "hornochsen-waiting";

/** Return the choice that a reload has interrupted, and forget it. */
export function interrupted(storage: Storage = sessionStorage): Choice | null {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  return text ? (JSON.parse(text) as Choice) : null;
}

/** Waiting for others, as this page knows it. */
export class Matching {
  counts = $state.raw<WaitingCounts | null>(null);
  waiting = $state.raw<OwnWaiting | null>(null);
  /** The code of a table that was found: of a slow game, which begins without the player, or of a fast one that runs. */
  table = $state.raw<string | null>(null);
  /** Whether that game is a fast one. */
  fast = $state(false);
  /** The time at which the player began to wait, by this device's clock, in milliseconds. */
  since = $state(0);
  /** Whether the server does not answer at the moment. */
  lost = $state(false);
  #secret: string | null = null;
  #choice: Choice | null = null;
  #known = "";
  #over = false;
  #timer = 0;
  #polling = false;
  /** The number of the player's last action: answers to earlier requests are ignored. */
  #action = 0;
  /** Settles when the player's last action is answered; until then the page does not ask by itself. */
  #acting: Promise<void> = Promise.resolve();

  /** `found` is called with the code of a fast game that begins now. */
  constructor(private readonly found: (code: string) => void) {}

  /** Fetch the numbers of waiting players and the state of this player, and begin to poll. */
  async open(secret: string | null): Promise<void> {
    this.#secret = secret;
    const before = interrupted();
    if (secret) await this.#request(before ? begin(secret, before.pace, before.seats) : state(secret)).catch(() => undefined);
    this.#startPolling();
  }

  /** Begin to wait. */
  async begin(secret: string, choice: Choice): Promise<void> {
    const before = this.table;
    this.#secret = secret;
    this.#choice = choice;
    this.table = null;
    try {
      await this.#request(begin(secret, choice.pace, choice.seats));
    } catch (error) {
      await this.#request(state(secret)).catch(() => undefined); // perhaps only the answer was lost
      if (!this.waiting && (this.table === null || this.table === before)) {
        this.#choice = null; // the player decides whether to try again
        throw error;
      }
    } finally {
      this.#startPolling();
    }
  }

  async acceptBots(level: Level): Promise<void> {
    if (this.#secret) await this.#request(acceptBots(this.#secret, level));
  }

  /** Stop waiting. */
  async stop(): Promise<void> {
    this.#choice = null;
    if (this.#secret) await this.#request(stop(this.#secret));
  }

  /** Discard the table that was found. */
  async forget(): Promise<void> {
    if (this.#secret && this.table) await this.#request(stop(this.#secret, this.table));
  }

  /** Stop asking the server. A player who leaves the page no longer waits for a fast game. */
  close(reload = false): void {
    this.#over = true;
    clearTimeout(this.#timer);
    const choice = this.#choice;
    if (choice?.pace !== "now" || !this.#secret) return;
    if (reload) sessionStorage.setItem(KEY, JSON.stringify(choice));
    stopAtOnce(this.#secret);
  }

  /** Show the answer to a request of the player, and let polling wait for it. */
  #request(asked: Promise<MatchingState>): Promise<void> {
    this.#action += 1;
    const shown = this.#show(asked);
    this.#acting = shown.catch(() => undefined);
    return shown;
  }

  /** Show an answer of the server, unless the player has done something else since. */
  async #show(asked: Promise<MatchingState>): Promise<void> {
    const action = this.#action;
    const now = await asked;
    if (this.#over || action !== this.#action) return;
    const waited = this.waiting !== null || this.#choice !== null;
    this.counts = now.counts;
    this.#known = now.revision;
    this.lost = false;
    this.waiting = now.waiting;
    if (now.waiting) {
      this.#choice = { pace: now.waiting.pace, seats: now.waiting.seats };
      this.since = Date.now() - now.waiting.waited * 1000;
    }
    if (!now.table) return void (this.table = null);
    this.#choice = null;
    if (now.pace === "now" && waited) {
      this.#over = true;
      this.found(now.table);
    } else {
      this.fast = now.pace === "now";
      this.table = now.table;
    }
  }

  /** Poll the server: long polling while the player waits, otherwise fetch the numbers at intervals. */
  #startPolling(): void {
    if (!this.#polling && !this.#over) void this.#poll();
  }

  async #poll(): Promise<void> {
    this.#polling = true;
    while (!this.#over) {
      // A second request would give up the table that the first one finds, so all answers to the player come first.
      for (let last; last !== this.#acting; ) await (last = this.#acting);
      if (this.#over) break;
      try {
        if (this.#choice && this.#secret) {
          const { pace, seats } = this.#choice;
          await this.#show(this.waiting ? stay(this.#secret, this.#known) : begin(this.#secret, pace, seats));
        } else {
          if (!document.hidden) this.counts = await counts();
          await this.#pause(LOOK_PAUSE);
        }
      } catch (error) {
        if (error instanceof Refusal && error.error === "unknown-player") this.#choice = this.waiting = null;
        this.lost = this.waiting !== null;
        await this.#pause(RETRY_PAUSE);
      }
    }
    this.#polling = false;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => (this.#timer = window.setTimeout(resolve, milliseconds)));
  }
}
