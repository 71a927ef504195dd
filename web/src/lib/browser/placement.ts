// A free place for a message that must not cover a button.
export interface Span {
  top: number;
  bottom: number;
}

/** Pixels between a message and a button. */
const GAP = 4;

/** Return the first place for a message of this height at or below `from` that covers no obstacle and ends above `end`; `null` if there is none. */
export function freeTop(from: number, end: number, height: number, obstacles: readonly Span[]): number | null {
  let top = from;
  for (const { top: above, bottom } of [...obstacles].sort((one, other) => one.top - other.top)) {
    if (above < top + height + GAP && bottom + GAP > top) top = bottom + GAP;
  }
  return top + height <= end ? top : null;
}
