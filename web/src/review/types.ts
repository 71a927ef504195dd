// The coach's findings as the server sends them: `hornochsen review --json` prints the same.
import type { ReviewStatus as SentStatus } from "../protocol";

/** A choice, as records contain it: one of the three. */
export interface Action {
  play?: readonly number[];
  buy?: number;
  take?: readonly number[];
}

/** Where a tile would have gone as the board stood, and the minus points; negative for plus points. */
export interface TilePlace {
  tile: number;
  row: number;
  cost: number;
}

/** Why a choice is best: the id of a text and its arguments. */
export interface Reason {
  code: string;
  args: Readonly<Record<string, unknown>>;
}

export interface ActionReview {
  action: Action;
  /** The chance to win. */
  win: number;
  win_se: number;
  /** The expected minus points at the end of the game. */
  points: number;
  points_se: number;
  places: readonly TilePlace[];
  /** The chance that laying this costs nothing in this round. */
  safe: number | null;
}

export type Label = "forced" | "fine" | "slip" | "mistake" | "blunder";

export interface DecisionReview {
  /** The index into the record's moves; the replay shows the position of this decision as the step with this number. */
  move: number;
  round: number;
  kind: "play" | "buy" | "take";
  chosen: Action;
  best: Action;
  chosen_win: number;
  best_win: number;
  loss: number;
  loss_se: number;
  luck_before: number;
  label: Label;
  actions: readonly ActionReview[];
  /** Each seat's chance to win after the choice, as the reviewed seat sees it. */
  chances: readonly number[];
  reason: Reason | null;
}

export interface SeatReview {
  seat: number;
  name: string;
  result: number;
  start: number;
  luck: number;
  luck_deal: number;
  luck_drawn: number;
  luck_others: number;
  choice: number;
  /** The mean loss for each unforced decision, in thousandths of a chance to win. */
  quality: number;
  /** The indices of the decisions that decided the game. */
  moments: readonly number[];
  decisions: readonly DecisionReview[];
}

export interface Review {
  players: readonly string[];
  budget: number;
  budget_used: number;
  seed: number;
  seats: readonly SeatReview[];
}

/** The state of a review that the server computes. */
export type ReviewStatus = Omit<SentStatus, "review"> & { review: Review | null };
