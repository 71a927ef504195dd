// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "../../src/lib/table/connection/socket";
import { signed } from "../../src/review/chances";
import { chancesOf, decisionAt, labelHeights, pathOf, place, results } from "../../src/review/curve/curve";
import { counts, markAway, marked, opening, verdict } from "../../src/review/curve/marks";
import { nameOf, ranked, same, scale, shortened, whisker } from "../../src/review/decision/alternatives";
import { SeatReviewState, type Source } from "../../src/review/review.svelte";
import { asksForReview, mySeat, rememberSeat, reviewNowPath, reviewPath, seatToReview } from "../../src/review/seats";
import { standing } from "../../src/review/summary/quality";
import { luckAfter, range, waterfall } from "../../src/review/summary/waterfall";
import type { ActionReview, DecisionReview, Label, ReviewStatus, SeatReview } from "../../src/review/types";

const BOX = { left: 10, right: 110, top: 0, bottom: 100 };

const action = (tile: number, win: number, win_se = 0.01): ActionReview => ({ action: { player: 0, play: [tile] }, win, win_se, points: 20, points_se: 1, loss_se: 0.01, playouts: 100, places: [], safe: null });

function decision(label: Label, changes: Partial<DecisionReview> = {}): DecisionReview {
  return { move: 0, round: 1, kind: "play", chosen: { player: 0, play: [1] }, best: { player: 0, play: [2] }, chosen_win: 0.2, best_win: 0.3, loss: 0.1, loss_se: 0.01, luck_before: 0, label, actions: [], chances: [0.2, 0.8], reason: null, ...changes };
}

function seat(decisions: DecisionReview[], changes: Partial<SeatReview> = {}): SeatReview {
  return { seat: 0, name: "Ann", result: 0, start: 0.5, luck: -0.3, luck_deal: 0.1, luck_drawn: 0.2, luck_others: -0.6, choice: -0.2, quality: 20, moments: [], decisions, ...changes };
}

const LABELS: Label[] = ["fine", "slip", "forced", "blunder", "fine", "mistake"];
const GAME = LABELS.map((label) => decision(label));

describe("the marks of a review", () => {
  it("are on slips, mistakes and blunders", () => {
    expect(marked(GAME)).toEqual([1, 3, 5]);
    expect(counts(GAME)).toEqual([{ mark: "blunder", count: 1 }, { mark: "mistake", count: 1 }, { mark: "slip", count: 1 }]);
    expect(counts([decision("fine")])).toEqual([]);
  });

  it("are not put on a loss that is uncertain, which is not called a good choice either", () => {
    expect(verdict(decision("fine", { loss: 0.019 }))).toBe("fine");
    expect(verdict(decision("fine", { loss: 0.05 }))).toBe("unclear");
    expect(verdict(decision("slip", { loss: 0.03 }))).toBe("slip");
  });

  it("can be visited in both directions", () => {
    expect(markAway(GAME, 1, 1)).toBe(3);
    expect(markAway(GAME, 4, -1)).toBe(3);
    expect(markAway(GAME, 5, 1)).toBeNull();
    expect(markAway(GAME, 1, -1)).toBeNull();
  });

  it("decide with the moments which decision is shown first", () => {
    expect(opening([4, 2], GAME)).toBe(2);
    expect(opening([], GAME)).toBe(1);
    expect(opening([], [decision("fine")])).toBe(0);
  });
});

describe("the curve", () => {
  it("begins with equal chances and ends with the result", () => {
    expect(results([2, 1, 1, 4])).toEqual([0, 0.5, 0.5, 0]);
    expect(chancesOf(1, [decision("fine")], [0, 1])).toEqual([0.5, 0.8, 1]);
  });

  it("has a place for each decision, and finds the decision at a place", () => {
    expect(place(0, 0, 3, BOX)).toEqual([10, 100]);
    expect(place(2, 1, 3, BOX)).toEqual([110, 0]);
    expect(pathOf([0.5, 1], BOX)).toBe("M10.0 50.0L110.0 0.0");
    for (const at of [0, 1, 2, 3, 4]) expect(decisionAt(place(at + 1, 0.3, 7, BOX)[0] + 3, 5, BOX)).toBe(at);
    expect(decisionAt(0, 5, BOX)).toBe(0);
    expect(decisionAt(500, 5, BOX)).toBe(4);
  });

  it("has labels that do not overlap and stay inside", () => {
    expect(labelHeights([50, 51, 98, 99], 0, 100, 10)).toEqual([50, 60, 90, 100]);
    expect(labelHeights([0, 0], 0, 100, 10)).toEqual([0, 10]);
  });
});

describe("the alternatives", () => {
  const all = [action(5, 0.2), action(7, 0.4), action(9, 0.3), action(1, 0.1)];

  it("are ordered by the chance to win; the best and the chosen one are marked", () => {
    const found = ranked({ actions: all, best: { play: [7] }, chosen: { play: [1] } });
    expect(found.map((one) => one.action.win)).toEqual([0.4, 0.3, 0.2, 0.1]);
    expect(found[0]).toMatchObject({ best: true, chosen: false });
    expect(shortened(found, 2).map((one) => one.action.win)).toEqual([0.4, 0.1]);
    expect(shortened(found, 9)).toHaveLength(4);
  });

  it("are the same whatever the order of their tiles", () => {
    expect(same({ take: [3, 17] }, { take: [17, 3] })).toBe(true);
    expect(same({ play: [3] }, { take: [3] })).toBe(false);
    expect(nameOf({ buy: 2 })).toBe("buy 2");
  });

  it("have whiskers within 0 and 1, and the longest fills the scale", () => {
    expect(whisker({ win: 0.01, win_se: 0.02 })[0]).toBe(0);
    expect(whisker({ win: 0.99, win_se: 0.02 })[1]).toBe(1);
    expect(scale([{ win: 0.5, win_se: 0 }, { win: 0.2, win_se: 0 }])).toBe(0.5);
  });
});

describe("the summary", () => {
  it("is a waterfall from the start to the result", () => {
    const steps = waterfall(seat([]));
    expect(steps.map(({ part }) => part)).toEqual(["start", "deal", "drawn", "others", "choices", "result"]);
    expect(steps[2]!.high).toBeCloseTo(0.8);
    expect(steps[4]!.low).toBeCloseTo(0);
    expect(range(steps)[1]).toBeCloseTo(0.8);
  });

  it("writes changes with their sign", () => {
    expect([0.124, -0.05, 0.001].map(signed)).toEqual(["+12", "−5", "0"]);
  });

  it("tells the luck after a decision", () => {
    const two = seat([decision("fine"), decision("fine", { luck_before: 0.15, chosen_win: 0.4 })], { result: 1 });
    expect(luckAfter(two, 0)).toBe(0.15);
    expect(luckAfter(two, 1)).toBeCloseTo(0.6);
  });

  it("puts the player among the bots, the least loss first", () => {
    expect(standing(10, { calf: 40, bull: 4 })).toEqual([
      { bot: "bull", quality: 4, share: 0.1 },
      { bot: null, quality: 10, share: 0.25 },
      { bot: "calf", quality: 40, share: 1 },
    ]);
  });
});

describe("the seat to review", () => {
  beforeEach(() => localStorage.clear());

  it("is that of the address, else the own one, else the first", () => {
    expect(seatToReview("", "game", 4)).toBe(0);
    rememberSeat("game", 2);
    expect(mySeat("game")).toBe(2);
    expect(seatToReview("", "game", 4)).toBe(2);
    expect(seatToReview("?seat=3", "game", 4)).toBe(3);
    expect(seatToReview("?seat=7", "game", 4)).toBe(0);
  });

  it("is in the address, which may ask for the review", () => {
    const searchOf = (path: string) => new URL(path, "http://localhost").search;
    expect(seatToReview(searchOf(reviewNowPath("game", 3)), "game", 4)).toBe(3);
    expect([reviewNowPath("game", 3), reviewNowPath("game"), reviewPath("game", 3)].map(searchOf).map(asksForReview)).toEqual([true, true, false]);
  });
});

describe("a review that the server computes", () => {
  const status = (changes: Partial<ReviewStatus>): ReviewStatus => ({ status: "running", progress: 0, place: 0, review: null, error: null, bots: {}, ...changes });
  const done = status({ status: "done", progress: 1, bots: { bull: 4 }, review: { players: ["Ann", "Ben"], budget: 1, budget_used: 1, seed: 0, seats: [seat(GAME, { moments: [3] })] } });

  function source(...answers: (ReviewStatus | Error)[]): Source {
    const next = async () => {
      const answer = answers.shift() ?? status({});
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return { find: next, start: next as Source["start"] };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  it("is offered, then followed until it is done", async () => {
    const review = new SeatReviewState("game", 0, false, source(status({ status: "none" }), status({ status: "queued", place: 2 }), status({ progress: 0.5 }), done), 0);
    await settled();
    expect(review.stage).toBe("none");
    await review.start();
    expect(review).toMatchObject({ stage: "queued", place: 2 });
    while (review.stage !== "done") await settled();
    expect(review.at).toBe(3);
    expect(review.bots).toEqual({ bull: 4 });
    review.toMark(1);
    expect(review.at).toBe(5);
    expect(review.hasMark(1)).toBe(false);
    review.to(99);
    expect(review.at).toBe(5);
  });

  it("says why it was refused, and follows on after a lost connection", async () => {
    const refused = new SeatReviewState("game", 0, false, source(new Refusal("unfinished-record", "")), 0);
    await settled();
    expect(refused).toMatchObject({ stage: "failed", trouble: "unfinished-record" });
    const lost = new SeatReviewState("game", 0, false, source(status({ progress: 0.1 }), new Refusal("offline", ""), done), 0);
    while (lost.stage !== "done") await settled();
    expect(lost.trouble).toBeNull();
  });

  it("is computed at once if its address says so", async () => {
    const never = () => Promise.reject(new Error("nobody looks for it first"));
    const review = new SeatReviewState("game", 0, true, { find: never, start: source(done).start }, 0);
    await settled();
    expect(review.stage).toBe("done");
  });

  it("asks no more after it was closed", async () => {
    const review = new SeatReviewState("game", 0, false, source(status({})), 0);
    review.close();
    await settled();
    expect(review.stage).toBe("loading");
  });
});
