// The terms of rated tables.
import type { Terms } from "../protocol";

/** Seconds per choice of a rated table that had no clock. */
const CLOCK = 30;

/** Return whether a table with these terms can be rated. */
export function canBeRated(terms: Terms): boolean {
  return terms.clock !== null && !terms.hints && terms.rules === "official" && typeof terms.board === "string";
}

/** Return the changes of terms that make a table rated, or no longer rated. */
export function ratedChanges(terms: Terms, rated: boolean): Partial<Terms> {
  if (!rated) return { rated };
  const board = typeof terms.board === "string" ? terms.board : "classic";
  return { rated, board, clock: terms.clock ?? CLOCK, rules: "official", hints: false };
}

/** Return changes of terms; a rated table whose new terms do not allow it is no longer rated. */
export function withRated(terms: Terms, changes: Partial<Terms>): Partial<Terms> {
  const after = { ...terms, ...changes };
  return after.rated && !canBeRated(after) ? { ...changes, rated: false } : changes;
}
