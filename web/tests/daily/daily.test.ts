// The deal of the day: the calendar, the bars of the histogram, the result to share.
import { describe, expect, it } from "vitest";
import { dayAfter, weeks } from "../../src/daily/days";
import { grouped } from "../../src/daily/histogram";
import { shareText, squares } from "../../src/daily/sharing";
import { routeOf } from "../../src/lib/browser/routes";
import type { MyDaily } from "../../src/protocol";

describe("the calendar", () => {
  it("has weeks from Monday to Sunday, and no days after today", () => {
    const [before, now] = weeks("2026-11-18", 2);
    expect(before).toEqual(["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15"]);
    expect(now).toEqual(["2026-11-16", "2026-11-17", "2026-11-18", null, null, null, null]);
  });

  it("crosses months and years", () => {
    expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(weeks("2026-03-01", 1)[0]?.[0]).toBe("2026-02-23");
  });

  it("has an address for each day", () => {
    expect(routeOf("/daily")).toEqual({ page: "daily", day: "" });
    expect(routeOf("/daily/2026-11-17")).toEqual({ page: "daily", day: "2026-11-17" });
    expect(routeOf("/daily/tomorrow")).toEqual({ page: "nowhere" });
  });
});

describe("the histogram", () => {
  it("has a bar for each number, with gaps filled", () => {
    const bars = grouped([{ points: 3, games: 2 }, { points: 5, games: 1 }], 5);
    expect(bars.map(({ label, games, mine }) => [label, games, mine])).toEqual([["3", 2, false], ["4", 0, false], ["5", 1, true]]);
  });

  it("puts numbers together where there are many, and loses no game", () => {
    const many = Array.from({ length: 60 }, (_, points) => ({ points, games: points }));
    const bars = grouped(many, 59);
    expect(bars.length).toBeLessThanOrEqual(14);
    expect(bars.reduce((sum, bar) => sum + bar.games, 0)).toBe((59 * 60) / 2);
    expect(bars.filter((bar) => bar.mine)).toEqual([bars.at(-1)]);
    expect(bars[0]?.label).toBe("0–4");
  });

  it("is empty without games", () => expect(grouped([], null)).toEqual([]));
});

describe("the result to share", () => {
  const mine: MyDaily = { state: "finished", code: "ABCDEF", until: 0, place: 2, points: 7, rounds: [...Array<"free">(10).fill("free"), "back", "costly"], record: "ABCDEF-1" };

  it("has a sign for each round, and neither a tile nor the table", () => {
    const text = shareText("2026-11-17", mine, "https://example.org/daily/2026-11-17", (id, args) => `${id} ${args?.["place"]} ${args?.["points"]}`);
    expect(text.split("\n")).toEqual(["daily-share 2 7", "🟩".repeat(10), "🟦🟥", "https://example.org/daily/2026-11-17"]);
    expect(text).not.toContain("ABCDEF");
  });

  it("fits any number of rounds into the picture", () => {
    for (const rounds of [1, 25, 80, 200]) {
      const { side, perLine } = squares(rounds, 1040, 220);
      expect(Math.ceil(rounds / perLine) * (side + 12) - 12).toBeLessThanOrEqual(220);
    }
  });
});
