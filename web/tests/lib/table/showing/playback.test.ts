// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "../../../../src/lib/browser/preferences.svelte";
import { Playback } from "../../../../src/lib/table/showing/playback.svelte";
import type { TableOrGameEvent } from "../../../../src/protocol";
import { REVEAL } from "../../../fake_server";

const EVENTS: readonly TableOrGameEvent[] = REVEAL;
const PARTS = ["begin", "draw", "write"] as const;
type Part = (typeof PARTS)[number];

let report: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = 1;
  report = vi.fn();
  vi.stubGlobal("reportError", report);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Return a playback of a reveal whose stage fails in one part at one event, and all calls of the stage. */
function playing(failing: Part | "settle", at = 0) {
  const calls: string[] = [];
  const call = (part: Part, event: TableOrGameEvent) => {
    const index = EVENTS.indexOf(event);
    calls.push(`${part} ${index}`);
    if (part === failing && index === at) throw new Error(part);
    return 100;
  };
  const stage = {
    begin: (event: TableOrGameEvent) => void call("begin", event),
    draw: (event: TableOrGameEvent) => call("draw", event),
    write: (event: TableOrGameEvent) => void call("write", event),
    settle: () => {
      calls.push("settle");
      if (failing === "settle") throw new Error("settle");
    },
  };
  const playback = new Playback(stage);
  for (const event of EVENTS) playback.add(event);
  return { playback, calls };
}

const every = (...parts: Part[]) => EVENTS.flatMap((_, index) => parts.map((part) => `${part} ${index}`));

it.each([...PARTS, "settle"] as const)("goes on to its end when %s throws", (failing) => {
  const { playback, calls } = playing(failing, 1);
  playback.start(true);
  vi.advanceTimersByTime(10_000);
  expect(playback.running).toBe(false);
  expect([...calls].sort()).toEqual([...every(...PARTS), "settle"].sort());
  expect(report).toHaveBeenCalledTimes(1);
});

it.each(["begin", "write"] as const)("writes all events without drawing them when %s throws", (failing) => {
  const { playback, calls } = playing(failing);
  playback.start(false);
  expect(calls).toEqual([...every("begin", "write"), "settle"]);
  expect(report).toHaveBeenCalledTimes(1);
});

it("writes all drawn events when one cannot be written", () => {
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => setTimeout(draw, 1000)); // the log is slow
  const { playback, calls } = playing("write");
  playback.start(true);
  while (!calls.includes("draw 1")) vi.advanceTimersByTime(20);
  playback.skip();
  expect(calls.filter((one) => one.startsWith("write"))).toEqual(every("write"));
  expect(report).toHaveBeenCalledTimes(1);
});
