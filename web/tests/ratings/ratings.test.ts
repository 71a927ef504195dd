import { describe, expect, it } from "vitest";
import type { RatedPoint, Terms } from "../../src/protocol";
import { canBeRated, ratedChanges, withRated } from "../../src/ratings/ratedTerms";
import { bandOf, rangeOf } from "../../src/ratings/ratingChart";

const terms: Terms = {
  board: "classic",
  rules: "official",
  clock: null,
  public: false,
  chat: true,
  bot_reactions: true,
  shuffle_seats: true,
  hints: true,
  rated: false,
};

describe("the terms of a rated table", () => {
  it("get what a rated table needs", () => {
    const after = { ...terms, ...ratedChanges(terms, true) };
    expect(after).toMatchObject({ rated: true, clock: 30, hints: false, rules: "official" });
    expect(canBeRated(after)).toBe(true);
    expect(ratedChanges({ ...terms, clock: 86400 }, true).clock).toBe(86400);
    expect(ratedChanges(terms, false)).toEqual({ rated: false });
  });

  it("are no longer rated when another choice does not allow it", () => {
    const rated = { ...terms, ...ratedChanges(terms, true) };
    expect(withRated(rated, { clock: null })).toEqual({ clock: null, rated: false });
    expect(withRated(rated, { hints: true })).toEqual({ hints: true, rated: false });
    expect(withRated(rated, { clock: 15 })).toEqual({ clock: 15 });
    expect(withRated(terms, { clock: null })).toEqual({ clock: null });
  });
});

describe("the chart of a rating", () => {
  const points: RatedPoint[] = [
    { ended: 0, place: 1, players: 2, rating: 1560, deviation: 170 },
    { ended: 1, place: 2, players: 2, rating: 1500, deviation: 140 },
  ];

  it("has room for all deviations", () => {
    expect(rangeOf(points)).toEqual({ least: 1350, most: 1750 });
  });

  it("draws the band forth and back", () => {
    expect(bandOf(points, (at) => at * 10, (value) => value - 1000)).toBe("M0.0 730.0L10.0 640.0L10.0 360.0L0.0 390.0Z");
  });
});
