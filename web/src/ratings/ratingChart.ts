// The geometry of the chart of a rating.
import type { RatedPoint } from "../protocol";

export interface Range {
  least: number;
  most: number;
}

/** Return the range of a chart: all ratings with their deviations, rounded outwards to multiples of 50. */
export function rangeOf(points: readonly RatedPoint[]): Range {
  const least = Math.min(...points.map((one) => one.rating - one.deviation));
  const most = Math.max(...points.map((one) => one.rating + one.deviation));
  return { least: Math.floor(least / 50) * 50, most: Math.ceil(most / 50) * 50 };
}

/** Return the outline of the band of deviations: along its upper edge, and back along its lower edge. */
export function bandOf(points: readonly RatedPoint[], x: (at: number) => number, y: (value: number) => number): string {
  const upper = points.map((one, at) => `${x(at).toFixed(1)} ${y(one.rating + one.deviation).toFixed(1)}`);
  const lower = points.map((one, at) => `${x(at).toFixed(1)} ${y(one.rating - one.deviation).toFixed(1)}`).reverse();
  return `M${[...upper, ...lower].join("L")}Z`;
}
