// Chances to win, and differences between them, as numbers for players.

/** Return a chance as a whole percentage. */
export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** Return a difference of chances in whole percentage points with its sign; a true minus sign. */
export function signed(change: number): string {
  const rounded = percent(change);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}
