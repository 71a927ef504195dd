import { beforeEach, describe, expect, it, vi } from "vitest";

type Frames = typeof import("../../../src/lib/rendering/frames.svelte");

/** Replace the page's frames by ones that the test draws. */
function page() {
  const frames: (() => void)[] = [];
  const heard: (() => void)[] = [];
  const document = { hidden: false, addEventListener: (_: string, listener: () => void) => heard.push(listener) };
  vi.stubGlobal("document", document);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  return {
    frame: () => frames.splice(0).forEach((draw) => draw()),
    hide() {
      document.hidden = true;
      for (const listener of heard) listener();
    },
  };
}

describe("scheduled drawing", () => {
  let { frame, hide } = page();
  let frames: Frames;
  let done: string[];
  const act = (name: string) => () => void done.push(name);

  beforeEach(async () => {
    ({ frame, hide } = page());
    vi.resetModules();
    frames = await import("../../../src/lib/rendering/frames.svelte");
    done = [];
  });

  it("has a frame for each phase, shared by its callbacks", () => {
    frames.schedule(frames.LOG, act("log"));
    frames.schedule(frames.EVENT, act("event"));
    frames.schedule(frames.SCREENS, act("screens"));
    frames.schedule(frames.SCREENS, act("points"));
    expect(done).toEqual([]);
    frame();
    expect(done).toEqual(["event"]);
    frame();
    expect(done).toEqual(["event", "screens", "points"]);
    frame();
    frame();
    expect(done).toEqual(["event", "screens", "points", "log"]);
  });

  it("draws an earlier phase first, even if it was scheduled later", () => {
    frames.schedule(frames.DOCK, act("dock"));
    frames.schedule(frames.BOARD, () => frames.schedule(frames.MOTION, act("motion")));
    for (let at = 0; at < 3; at++) frame();
    expect(done).toEqual(["motion", "dock"]);
  });

  it("runs at once while the page is hidden, which has no frames", () => {
    frames.schedule(frames.DOCK, act("dock"));
    frames.schedule(frames.EVENT, act("event"));
    hide();
    expect(done).toEqual(["event", "dock"]);
    frames.schedule(frames.LOG, act("log"));
    expect(done).toEqual(["event", "dock", "log"]);
  });

  it("goes on where a callback throws, and reports the error", () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const error = new Error("first");
    const fail = () => {
      throw error;
    };
    frames.schedule(frames.BOARD, fail);
    frames.schedule(frames.BOARD, act("board"));
    frames.schedule(frames.DOCK, act("dock"));
    frame();
    frame();
    expect(done).toEqual(["board", "dock"]);
    frames.schedule(frames.LOG, fail);
    frames.schedule(frames.LOG, act("log"));
    hide();
    frames.schedule(frames.LOG, fail);
    expect(done).toEqual(["board", "dock", "log"]);
    expect(report.mock.calls).toEqual([[error], [error], [error]]);
  });
});
