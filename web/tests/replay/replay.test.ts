import { describe, expect, it } from "vitest";
import type { Position, ReplayPage, ReplayStep } from "../../src/protocol";
import { addressOf, momentIn, roundAway, roundOf } from "../../src/replay/address";
import { history, PAGE, Steps } from "../../src/replay/steps";
import { MOST_BYTES, troubleOf, upload } from "../../src/replay/upload";

function step(number: number): ReplayStep {
  return { number, move: null, events: [], position: { positions: [number, 2 * number] } as Position };
}

/** Return a server with `total` steps that records the requested pages. */
function server(total: number, asked: number[], failing: { times: number } = { times: 0 }) {
  return async (start: number): Promise<ReplayPage> => {
    asked.push(start);
    if (failing.times-- > 0) throw new Error("away");
    const count = Math.min(PAGE, total - start);
    return { viewer: "all", start, total, steps: Array.from({ length: count }, (_, at) => step(start + at)) };
  };
}

describe("a moment in the address", () => {
  it("is read as it was written", () => {
    const moment = { seat: "2", step: 17 };
    expect(momentIn(addressOf(moment), 40, 3)).toEqual(moment);
  });
  it("is the first step with open hands by default", () => {
    expect(momentIn("", 40, 3)).toEqual({ seat: "all", step: 0 });
  });
  it.each([
    ["?seat=3&step=5", { seat: "all", step: 5 }],
    ["?seat=none&step=99", { seat: "none", step: 39 }],
    ["?seat=<b>&step=-4", { seat: "all", step: 0 }],
    ["?seat=0&step=1.5", { seat: "0", step: 0 }],
    ["?step=x", { seat: "all", step: 0 }],
  ])("is limited to the game: %s", (search, moment) => {
    expect(momentIn(search, 40, 3)).toEqual(moment);
  });
});

describe("rounds", () => {
  const rounds = [0, 4, 9];
  it("are counted from one", () => {
    expect([0, 3, 4, 8, 9, 12].map((at) => roundOf(at, rounds))).toEqual([1, 1, 2, 2, 3, 3]);
  });
  it("are left forwards to the next round, then to the end", () => {
    expect([0, 4, 9].map((at) => roundAway(at, 1, rounds, 12))).toEqual([4, 9, 12]);
  });
  it("are left backwards to the beginning of a round", () => {
    expect([12, 9, 5, 4, 0].map((at) => roundAway(at, -1, rounds, 12))).toEqual([9, 4, 4, 0, 0]);
  });
});

describe("steps", () => {
  it("are fetched page by page, each page once, the next one in advance", async () => {
    const asked: number[] = [];
    const steps = new Steps(120, server(120, asked));
    expect((await steps.at(3)).number).toBe(3);
    expect((await steps.at(4)).number).toBe(4);
    expect(asked).toEqual([0]);
    await steps.at(PAGE - 1);
    expect(asked).toEqual([0, PAGE]);
    expect((await steps.at(119)).number).toBe(119);
    expect(asked).toEqual([0, PAGE, 2 * PAGE]);
  });
  it("are available once they have been fetched", async () => {
    const steps = new Steps(10, server(10, []));
    expect(steps.here(5)).toBeUndefined();
    await steps.at(0);
    expect(steps.here(5)?.number).toBe(5);
  });
  it("are fetched again after a failure", async () => {
    const asked: number[] = [];
    const steps = new Steps(10, server(10, asked, { times: 1 }));
    await expect(steps.at(2)).rejects.toThrow("away");
    expect((await steps.at(2)).number).toBe(2);
    expect(asked).toEqual([0, 0]);
  });
  it("give the points at the end of each round", async () => {
    const steps = new Steps(120, server(120, []));
    expect(await history(steps, [0, 7, 60], [90, 91])).toEqual([[7, 14], [60, 120], [90, 91]]);
  });
});

describe("a problem with an uploaded file", () => {
  it("is the server's sentence where the record is bad", () => {
    expect(troubleOf(400, { error: "bad-record", text: "moves[3]: no such tile" })).toEqual({ kind: "bad", text: "moves[3]: no such tile" });
  });
  it.each([
    [413, null, "too-large"],
    [429, { error: "too-fast", text: "" }, "too-fast"],
    [503, { error: "unavailable", text: "" }, "failed"],
    [500, null, "failed"],
  ])("has a kind: status %s", (status, problem, kind) => {
    expect(troubleOf(status, problem)).toEqual({ kind });
  });
  it("is its size, before it is sent", async () => {
    expect(await upload(new Blob(["x".repeat(MOST_BYTES + 1)]))).toEqual({ kind: "too-large" });
  });
});
