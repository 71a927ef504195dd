// The figure for the quality of play beside those of the bots.

/** What a bot typically gets. */
export interface Yardstick {
  bot: string;
  quality: number;
}

export interface Line {
  /** The bot; `null` for the reviewed player. */
  bot: string | null;
  text: string;
  /** The length of the bar as a share of the longest. */
  share: number;
}

/** Return the player and the bots, the best first. */
export function standing(quality: number, bots: readonly Yardstick[]): Line[] {
  const all = [{ bot: null as string | null, quality }, ...bots];
  const most = Math.max(0.001, ...all.map((one) => one.quality));
  return all
    .sort((one, other) => other.quality - one.quality)
    .map(({ bot, quality }) => ({ bot, text: String(Math.round(quality)), share: Math.max(0, quality) / most }));
}
