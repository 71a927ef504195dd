// The geometry of a chart over time.

/** Number of games in a running mean. */
const WINDOW = 10;

/** Return the mean of each value and the values before it, at most ten. */
export function meansOf(values: readonly number[]): number[] {
  return values.map((_, at) => {
    const part = values.slice(Math.max(0, at + 1 - WINDOW), at + 1);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}

/** Return the heights of names beside lines: at least `distance` apart, moved up where lines are close together. */
export function apart(heights: readonly number[], distance: number): number[] {
  const moved = [...heights];
  let next = Infinity;
  for (const [at, height] of [...heights.entries()].sort(([, one], [, other]) => other - one)) {
    moved[at] = Math.min(height, next);
    next = Math.min(height, next) - distance;
  }
  return moved;
}

/** Return the path through points. */
export function pathOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Return round values for a scale, at most six. */
export function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}
