// The odds of the tiles in this player's hand. The server computes them; an answer for an earlier choice is dropped.
import type { TileOdds } from "../../../protocol";

export type Risk = "safe" | "risky" | "dangerous";

/** Return the risk of a tile, from the probability that it costs nothing. */
export function riskOf({ safe }: TileOdds): Risk {
  if (safe >= 0.85) return "safe";
  return safe >= 0.5 ? "risky" : "dangerous";
}

/** Return a tile's odds as arguments of the text `tile-odds`. */
export function oddsArgs({ tile, safe, cost }: TileOdds): { tile: number; percent: number; cost: number; kind: "minus" | "plus" | "none" } {
  const rounded = Math.round(cost * 10) / 10;
  return { tile, percent: Math.round(100 * safe), cost: Math.abs(rounded), kind: rounded > 0 ? "minus" : rounded < 0 ? "plus" : "none" };
}

export class HandOdds {
  tiles = $state.raw<ReadonlyMap<number, TileOdds>>(new Map());
  private choice = "";

  /** Ask for the odds of a choice, once; an empty choice has none. */
  async ask(choice: string, odds: () => Promise<readonly TileOdds[] | null>): Promise<void> {
    if (choice === this.choice) return;
    this.choice = choice;
    this.tiles = new Map();
    const found = choice ? await odds() : null;
    if (found && choice === this.choice) this.tiles = new Map(found.map((one) => [one.tile, one]));
  }
}
