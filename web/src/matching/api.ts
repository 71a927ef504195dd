// Waiting for a game with others, and blocking people, on the server.
import type { BlockedPeople, Level, MatchingState, Pace, WaitingCounts } from "../protocol";
import { deviceId } from "../lib/browser/device";
import { ask, send } from "../me/api";

/** Return how many people wait, by pace. */
export const counts = (): Promise<WaitingCounts> => ask("/matching", null);

/** Return the player's matching request, or the table that was found. */
export const state = (secret: string): Promise<MatchingState> => ask("/player/matching", secret);

/** Begin to wait; `seats` is `null` for any number of players. */
export const begin = (secret: string, pace: Pace, seats: number | null): Promise<MatchingState> => ask("/player/matching", secret, { pace, seats, device: deviceId() });

/** Keep waiting; the answer comes when the state differs from the known one, or after some seconds. */
export const stay = (secret: string, known: string): Promise<MatchingState> => ask("/player/matching/stay", secret, { known });

export const acceptBots = (secret: string, level: Level): Promise<MatchingState> => ask("/player/matching/bots", secret, { level });

/** Stop waiting, or discard the table that was found. */
export const stop = (secret: string, table: string | null = null): Promise<MatchingState> => ask("/player/matching/stop", secret, { table });

/** Stop waiting while the page is being closed. */
export function stopAtOnce(secret: string): void {
  const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
  void fetch("/api/player/matching/stop", { method: "POST", keepalive: true, headers, body: "{}" }).catch(() => undefined);
}

export const blocked = (secret: string): Promise<BlockedPeople> => ask("/player/blocks", secret);
export const blockSeat = (secret: string, table: string, who: number): Promise<unknown> => send("/player/blocks", secret, { table, who });
export const blockMet = (secret: string, game: string, seat: number): Promise<unknown> => send("/player/blocks/met", secret, { game, seat });
export const unblock = (secret: string, id: string): Promise<unknown> => send("/player/blocks/delete", secret, { id });
