// The bars of the histogram: one for each number of minus points, or for some numbers together where there are many.
import type { DailyBar } from "../protocol";

export interface Bar {
  /** A number, or the first and the last one: "12" or "10–14". */
  label: string;
  /** The least number of minus points. */
  first: number;
  games: number;
  /** Whether the player's game is among them. */
  mine: boolean;
}

const MOST_BARS = 14;

/** Return at most `MOST_BARS` bars of equal width, without gaps. */
export function grouped(bars: readonly DailyBar[], mine: number | null): Bar[] {
  if (!bars.length) return [];
  const points = bars.map((bar) => bar.points);
  const [least, last] = [Math.min(...points), Math.max(...points)];
  const width = Math.ceil((last - least + 1) / MOST_BARS);
  return Array.from({ length: Math.ceil((last - least + 1) / width) }, (_, at) => {
    const first = least + at * width;
    const end = first + width - 1;
    const within = (value: number) => value >= first && value <= end;
    return {
      label: width === 1 ? `${first}` : `${first}–${end}`,
      first,
      games: bars.filter((bar) => within(bar.points)).reduce((sum, bar) => sum + bar.games, 0),
      mine: mine !== null && within(mine),
    };
  });
}
