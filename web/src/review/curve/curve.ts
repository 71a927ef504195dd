// The curve of all players' chances to win: its points, its labels and the decision at a place.
import type { DecisionReview } from "../types";

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Return each seat's share of the victory: the players in first place share it. */
export function results(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/**
 * Return a seat's chances: the start, after each decision, the result.
 * Decision `d` has the index `d + 1`.
 */
export function chancesOf(seat: number, decisions: readonly Pick<DecisionReview, "chances">[], end: readonly number[]): number[] {
  return [1 / Math.max(1, end.length), ...decisions.map(({ chances }) => chances[seat] ?? 0), end[seat] ?? 0];
}

/** Return the place of a value on the curve. */
export function place(at: number, chance: number, total: number, box: Box): [number, number] {
  const across = (box.right - box.left) / Math.max(1, total - 1);
  return [box.left + at * across, box.bottom - Math.min(1, Math.max(0, chance)) * (box.bottom - box.top)];
}

/** Return a line through chances as an SVG path. */
export function pathOf(chances: readonly number[], box: Box): string {
  return chances.map((chance, at) => `${at ? "L" : "M"}${place(at, chance, chances.length, box).map((value) => value.toFixed(1)).join(" ")}`).join("");
}

/** Return the decision nearest to a horizontal place; `decisions` is their number. */
export function decisionAt(x: number, decisions: number, box: Box): number {
  const across = (box.right - box.left) / Math.max(1, decisions + 1);
  return Math.min(decisions - 1, Math.max(0, Math.round((x - box.left) / across) - 1));
}

/** Return the heights of labels that stand near their values and do not overlap. */
export function labelHeights(values: readonly number[], least: number, most: number, gap: number): number[] {
  const order = values.map((_, at) => at).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const heights = [...values];
  let floor = least - gap;
  for (const at of order) floor = heights[at] = Math.max(floor + gap, values[at] ?? 0);
  let ceiling = most + gap;
  for (const at of order.reverse()) ceiling = heights[at] = Math.min(ceiling - gap, heights[at] ?? 0);
  return heights;
}
