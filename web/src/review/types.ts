// The coach's findings: the types of the server, and those that reviews, hints and puzzles share.
import type { ActionReview } from "../protocol";

export type { ActionReview, DecisionReview, Label, Reason, Review, ReviewStatus, SeatReview, TilePlace } from "../protocol";

/** An action of a seat; exactly one of the fields is set. */
export interface Action {
  play?: readonly number[];
  buy?: number;
  take?: readonly number[];
}

/** An action with its values, of a review or of a hint. */
export type RatedAction = Omit<ActionReview, "loss_se">;
