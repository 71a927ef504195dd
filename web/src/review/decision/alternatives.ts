// The alternatives of a decision: their order, and the lengths of their bars.
import type { Action, RatedAction } from "../types";

/** The number of alternatives that are shown at first. */
export const MOST = 6;
/** A whisker extends by this many standard errors: an interval of 95 %. */
const ERRORS = 1.96;

export interface Alternative {
  action: RatedAction;
  chosen: boolean;
  best: boolean;
}

/** Return whether two actions are the same. */
export function same(one: Action, other: Action): boolean {
  return nameOf(one) === nameOf(other);
}

/** Return a key for an action; the order of its tiles does not matter. */
export function nameOf(action: Action): string {
  const [kind, value] = action.play ? ["play", action.play] : action.take ? ["take", action.take] : ["buy", [action.buy ?? 0]];
  return `${kind} ${[...value].sort((a, b) => a - b).join()}`;
}

/** Return all alternatives, the best first. */
export function ranked({ actions, chosen, best }: { actions: readonly RatedAction[]; chosen: Action; best: Action }): Alternative[] {
  return actions
    .map((action) => ({ action, chosen: same(action.action, chosen), best: same(action.action, best) }))
    .sort((one, other) => Number(other.best) - Number(one.best) || other.action.win - one.action.win || one.action.points - other.action.points);
}

/** Return the first alternatives; the chosen one is always among them. */
export function shortened(all: readonly Alternative[], most = MOST): Alternative[] {
  const first = all.slice(0, most);
  const chosen = all.slice(most).find((one) => one.chosen);
  return chosen ? [...first.slice(0, -1), chosen] : first;
}

/** Return the interval of a chance in which it lies with a probability of 95 %, within 0 and 1. */
export function whisker({ win, win_se }: Pick<RatedAction, "win" | "win_se">): [number, number] {
  return [Math.max(0, win - ERRORS * win_se), Math.min(1, win + ERRORS * win_se)];
}

/** Return the chance at the end of the scale, so that the longest bar with its whisker fills it. */
export function scale(actions: readonly Pick<RatedAction, "win" | "win_se">[]): number {
  return Math.max(0.02, ...actions.map((action) => whisker(action)[1]));
}
