// The review of one seat as the page knows it: asked for, computed, shown decision by decision.
import { Refusal } from "../lib/table/connection/socket";
import { findReview, startReview } from "./api";
import { markAway, opening } from "./curve/marks";
import type { DecisionReview, ReviewStatus, SeatReview } from "./types";

/** Milliseconds between two questions about the progress. */
const PAUSE = 700;

/** `none`: nobody has asked for this review. */
export type Stage = "loading" | "none" | "queued" | "running" | "done" | "failed";

export interface Source {
  find: (record: string, seat: number) => Promise<ReviewStatus>;
  start: (record: string, seat: number) => Promise<ReviewStatus>;
}

const SERVER: Source = { find: findReview, start: startReview };

export class SeatReviewState {
  stage = $state<Stage>("loading");
  progress = $state(0);
  place = $state(0);
  /** The code of a refusal, or `failed`; `null` if there is none. */
  trouble = $state<string | null>(null);
  /** The server's English sentence about a review that failed. */
  why = $state<string | null>(null);
  review = $state.raw<SeatReview | null>(null);
  /** The typical quality of play of bots, by level. */
  bots = $state.raw<Readonly<Record<string, number>>>({});
  /** The index of the decision that is shown. */
  at = $state(0);

  private timer = 0;
  private closed = false;

  /** Look for a review; `now` asks the server to compute it if there is none. */
  constructor(
    readonly record: string,
    readonly seat: number,
    now = false,
    private readonly source: Source = SERVER,
    private readonly pause = PAUSE,
  ) {
    void this.follow(() => this.source[now ? "start" : "find"](this.record, this.seat));
  }

  get decisions(): readonly DecisionReview[] {
    return this.review?.decisions ?? [];
  }

  get decision(): DecisionReview | null {
    return this.decisions[this.at] ?? null;
  }

  /** Ask the server to compute the review. */
  start(): Promise<void> {
    this.stage = "queued";
    return this.follow(() => this.source.start(this.record, this.seat));
  }

  to(at: number): void {
    this.at = Math.min(Math.max(0, at), Math.max(0, this.decisions.length - 1));
  }

  /** Show the next or previous mark, if there is one. */
  toMark(by: 1 | -1): void {
    const found = markAway(this.decisions, this.at, by);
    if (found !== null) this.at = found;
  }

  hasMark(by: 1 | -1): boolean {
    return markAway(this.decisions, this.at, by) !== null;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Send a request, show its answer, and repeat it until the review is done. */
  private async follow(question: () => Promise<ReviewStatus>): Promise<void> {
    clearTimeout(this.timer);
    this.trouble = this.why = null;
    try {
      const status = await question();
      if (!this.closed) this.take(status);
    } catch (error) {
      if (this.closed) return;
      this.trouble = error instanceof Refusal ? error.error : "failed";
      if (this.trouble === "offline" && this.stage !== "loading") return this.later();
      this.stage = "failed";
    }
  }

  private take(status: ReviewStatus): void {
    this.stage = status.status;
    this.progress = status.progress;
    this.place = status.place;
    this.bots = status.bots;
    if (status.review) {
      this.review = status.review.seats.find(({ seat }) => seat === this.seat) ?? null;
      if (this.review) this.at = opening(this.review.moments, this.review.decisions);
    }
    if (this.stage === "queued" || this.stage === "running") this.later();
    if (status.status === "failed") {
      this.trouble = "failed";
      this.why = status.error;
    }
  }

  private later(): void {
    this.timer = window.setTimeout(() => void this.follow(() => this.source.find(this.record, this.seat)), this.pause);
  }
}
