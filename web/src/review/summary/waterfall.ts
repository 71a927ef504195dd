// The summary of a review: result = start + luck + choices, as steps of a waterfall.
import type { SeatReview } from "../types";

export type Part = "start" | "deal" | "drawn" | "others" | "choices" | "result";

export interface WaterfallStep {
  part: Part;
  /** The change; for start and result the whole value. */
  value: number;
  /** The part of the bar that is filled, from `low` to `high`. */
  low: number;
  high: number;
}

type Parts = Pick<SeatReview, "start" | "luck_deal" | "luck_drawn" | "luck_others" | "choice" | "result">;

/** Return the steps from the start to the result. Each begins where the one before it ends. */
export function waterfall(review: Parts): WaterfallStep[] {
  const changes: [Part, number][] = [
    ["deal", review.luck_deal],
    ["drawn", review.luck_drawn],
    ["others", review.luck_others],
    ["choices", review.choice],
  ];
  let level = review.start;
  const steps = changes.map(([part, value]) => {
    const before = level;
    level += value;
    return { part, value, low: Math.min(before, level), high: Math.max(before, level) };
  });
  return [
    { part: "start", value: review.start, low: 0, high: review.start },
    ...steps,
    { part: "result", value: review.result, low: 0, high: review.result },
  ];
}

/** Return the least and the greatest value in a waterfall; the sums between may leave the range from 0 to 1. */
export function range(steps: readonly WaterfallStep[]): [number, number] {
  return [Math.min(0, ...steps.map(({ low }) => low)), Math.max(0.01, ...steps.map(({ high }) => high))];
}

/** Return the luck between a decision and the next one, or the end of the game. */
export function luckAfter({ decisions, result }: Pick<SeatReview, "decisions" | "result">, at: number): number {
  const next = decisions[at + 1];
  return next ? next.luck_before : result - (decisions[at]?.chosen_win ?? result);
}
