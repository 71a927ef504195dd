// The figure for the quality of play beside those of the bots: the mean loss, so less is better.

export interface Line {
  /** The bot; `null` for the reviewed player. */
  bot: string | null;
  quality: number;
  /** The length of the bar as a share of the longest. */
  share: number;
}

/** Return the player and the bots, the best first. `bots` has the typical quality of each bot. */
export function standing(quality: number, bots: Readonly<Record<string, number>>): Line[] {
  const all = [{ bot: null as string | null, quality }, ...Object.entries(bots).map(([bot, quality]) => ({ bot, quality }))];
  const most = Math.max(0.001, ...all.map((one) => one.quality));
  return all
    .sort((one, other) => one.quality - other.quality)
    .map(({ bot, quality }) => ({ bot, quality, share: Math.max(0, quality) / most }));
}
