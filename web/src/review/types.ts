// The coach's findings: the types of the server, and those that reviews, hints and puzzles share.
import type { ActionReview } from "../protocol";

export type { ActionReview, DecisionReview, Label, Reason, Review, ReviewStatus, SeatReview, TilePlace } from "../protocol";

/** A choice of any seat: one of the three. */
export interface Action {
  play?: readonly number[];
  buy?: number;
  take?: readonly number[];
}

/** An action with its values, of a review or of a hint. */
export type RatedAction = Omit<ActionReview, "loss_se">;
