// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { answered, dayBefore, earlier, NEW, storedProgress, storeProgress, streakOn } from "../../src/puzzle/streak";

describe("the streak of puzzles", () => {
  beforeEach(() => localStorage.clear());

  it("grows by one on each day whose puzzle is solved", () => {
    let progress = answered(NEW, 7, true, "2026-11-30");
    progress = answered(progress, 8, true, "2026-12-01");
    expect(streakOn("2026-12-01", progress)).toBe(2);
    expect(streakOn("2026-12-02", progress)).toBe(2);
    expect(streakOn("2026-12-03", progress)).toBe(0);
    expect(streakOn("2026-12-03", answered(progress, 10, true, "2026-12-03"))).toBe(1);
  });

  it("ends with a wrong answer, and only the first answer counts", () => {
    let progress = answered(NEW, 7, true, "2026-11-30");
    progress = answered(progress, 8, false, "2026-12-01");
    expect(streakOn("2026-12-01", progress)).toBe(0);
    progress = answered(progress, 8, true, "2026-12-01");
    expect(progress).toEqual({ answers: { 7: true, 8: false }, day: "2026-12-01", streak: 0 });
  });

  it("is not changed by earlier puzzles", () => {
    const progress = answered(answered(NEW, 7, true, "2026-11-30"), 3, false, null);
    expect(progress).toEqual({ answers: { 7: true, 3: false }, day: "2026-11-30", streak: 1 });
  });

  it("is kept on the device", () => {
    expect(storedProgress()).toEqual(NEW);
    const progress = answered(NEW, 7, true, "2026-11-30");
    storeProgress(progress);
    expect(storedProgress()).toEqual(progress);
  });

  it("knows the day before the first day of a month", () => {
    expect(dayBefore("2024-03-01")).toBe("2024-02-29");
  });
});

describe("earlier puzzles", () => {
  it("begin with yesterday's; after the last puzzle the first one comes again", () => {
    expect(earlier(3, 200, 4)).toEqual([2, 1, 200, 199]);
    expect(earlier(2, 3, 9)).toEqual([1, 3]);
  });
});
