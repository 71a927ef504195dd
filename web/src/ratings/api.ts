// The HTTP API of ratings.
import type { Leaderboard, OwnRating } from "../protocol";
import { currentPlayer } from "../lib/browser/players.svelte";
import { ask } from "../me/api";

export const ownRating = (secret: string): Promise<OwnRating> => ask("/player/rating", secret);
export const setListed = (secret: string, listed: boolean): Promise<OwnRating> => ask("/player/rating", secret, { listed });

/** Return the leaderboard, with the rating of this browser's player. */
export const leaderboard = (): Promise<Leaderboard> => ask("/leaderboard", currentPlayer()?.secret ?? null);
