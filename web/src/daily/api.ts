// The deal of the day on the server.
import type { DailyPage, DailyResults, DailyStarted } from "../protocol";
import { currentPlayer } from "../lib/browser/players.svelte";
import { ask } from "../me/api";

const secret = (): string | null => currentPlayer()?.secret ?? null;

/** Return the calendar with the player’s results. */
export const calendar = (): Promise<DailyPage> => ask("/daily", secret());

/** Return the results of a day; refused until the player has finished it, or the day is over. */
export const results = (day: string): Promise<DailyResults> => ask(`/daily/${day}`, secret());

/** Begin or continue a game of a day; `again` begins one that does not count. */
export const start = (player: string, day: string, again: boolean): Promise<DailyStarted> => ask(`/daily/${day}/games`, player, { again });
