// The figure for the quality of play beside those of the bots: the mean loss, so less is better.

/** What a bot typically gets. */
export interface Yardstick {
  bot: string;
  quality: number;
}

export interface Line {
  /** The bot; `null` for the reviewed player. */
  bot: string | null;
  quality: number;
  /** The length of the bar as a share of the longest. */
  share: number;
}

/** Return the player and the bots, the best first. */
export function standing(quality: number, bots: readonly Yardstick[]): Line[] {
  const all = [{ bot: null as string | null, quality }, ...bots];
  const most = Math.max(0.001, ...all.map((one) => one.quality));
  return all
    .sort((one, other) => one.quality - other.quality)
    .map(({ bot, quality }) => ({ bot, quality, share: Math.max(0, quality) / most }));
}
