// Marks on the decisions of a review, and jumps between them.
import type { DecisionReview, Label } from "../types";

export type Mark = "slip" | "mistake" | "blunder";

export const MARKS: readonly Mark[] = ["blunder", "mistake", "slip"];
/** The signs of the marks, as in annotated games of chess. */
export const SIGNS: Record<Mark, string> = { slip: "?!", mistake: "?", blunder: "??" };

/** A choice with a smaller loss is as good as the best. */
const UNCLEAR = 0.02;

/** Return whether a label is a mark. */
export function isMark(label: Label): label is Mark {
  return label in SIGNS;
}

/** Return the word for a decision: its label, or `unclear` where a loss is too uncertain for a mark. */
export function verdict({ label, loss }: Pick<DecisionReview, "label" | "loss">): Label | "unclear" {
  return label === "fine" && loss >= UNCLEAR ? "unclear" : label;
}

/** Return the indices of the marked decisions. */
export function marked(decisions: readonly Pick<DecisionReview, "label">[]): number[] {
  return decisions.flatMap(({ label }, at) => (isMark(label) ? [at] : []));
}

/** Return the next or previous marked decision; `null` if there is none. */
export function markAway(decisions: readonly Pick<DecisionReview, "label">[], at: number, by: 1 | -1): number | null {
  const all = marked(decisions);
  return (by > 0 ? all.find((mark) => mark > at) : all.filter((mark) => mark < at).at(-1)) ?? null;
}

/** Return how many decisions have each mark, the worst mark first; marks without a decision are omitted. */
export function counts(decisions: readonly Pick<DecisionReview, "label">[]): { mark: Mark; count: number }[] {
  return MARKS.map((mark) => ({ mark, count: decisions.filter(({ label }) => label === mark).length })).filter(({ count }) => count > 0);
}

/** Return the decision that a review shows first: the first moment that decided the game, else the first mark, else the first decision. */
export function opening(moments: readonly number[], decisions: readonly Pick<DecisionReview, "label">[]): number {
  return [...moments].sort((one, other) => one - other)[0] ?? marked(decisions)[0] ?? 0;
}
