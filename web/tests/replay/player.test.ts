// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyEvent, TableOrGameEvent, ReplayInfo, ReplayPage, ReplayStep } from "../../src/protocol";
import { PAGE } from "../../src/replay/steps";
import { Player } from "../../src/replay/player.svelte";
import { position, REVEAL, REVEALED } from "../fake_server";

const LAST = 3;
const ROUND_ENDED: AnyEvent = { event: "round-ended", round: 1 };

/** A game of four steps: step 1 reveals and places two tiles, the others only end a round. */
const STEPS: ReplayStep[] = [
  { number: 0, move: null, events: [], position: position() },
  { number: 1, move: null, events: REVEAL, position: REVEALED },
  { number: 2, move: null, events: [ROUND_ENDED], position: { ...REVEALED, round: 2 } },
  { number: 3, move: null, events: REVEAL, position: { ...REVEALED, round: 3 } },
];
const FACE = { players: ["Anja", "Bernd"], steps: STEPS.length, rounds: [0, 2], points: [3, 0] } as unknown as ReplayInfo;

let player: Player;
let requests: string[];
let failing: boolean;

/** Answer as the server's record API does. */
function answer(path: string): Response {
  requests.push(path);
  if (failing) return Response.json({ error: "unavailable", text: "" }, { status: 503 });
  if (path.endsWith("/replay")) return Response.json(FACE);
  const asked = new URL(path, "http://page").searchParams;
  const start = Number(asked.get("start"));
  return Response.json({ viewer: asked.get("seat"), start, total: STEPS.length, steps: STEPS.slice(start, start + PAGE) } as ReplayPage);
}

const flush = () => vi.advanceTimersByTimeAsync(0);

async function open(search = ""): Promise<void> {
  history.replaceState(null, "", `/replay/MUH-1${search}`);
  player = new Player("MUH-1");
  await until(() => player.history.length > 0);
}

async function until(holds: () => boolean): Promise<void> {
  for (let tick = 0; !holds(); tick += 1) {
    expect(tick, `ticks until ${holds}`).toBeLessThan(1000);
    await vi.advanceTimersByTimeAsync(10);
  }
}

/** Wait until this event of a step is shown. */
const showing = (event: TableOrGameEvent["event"]) => until(() => player.now?.event === event);

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [requests, failing] = [[], false];
  vi.stubGlobal("fetch", async (path: string) => answer(path));
});

afterEach(() => {
  player.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("opening", () => {
  it("shows the step and the viewer that the address names", async () => {
    await open("?seat=1&step=2");
    expect(player.step?.number).toBe(2);
    expect(player.seat).toBe("1");
    expect(player.round).toBe(2);
    expect(player.history).toEqual([[3, 0], [3, 0]]);
  });

  it("says what is wrong, and can be tried again", async () => {
    history.replaceState(null, "", "/replay/MUH-1");
    failing = true;
    player = new Player("MUH-1");
    await until(() => player.trouble !== null);
    expect(player.trouble).toBe("unavailable");
    failing = false;
    await player.open();
    expect(player.trouble).toBeNull();
    expect(player.step?.number).toBe(0);
  });
});

describe("playing", () => {
  beforeEach(() => open());

  it("shows the events of each step, then the next step, and stops at the end", async () => {
    player.toggle();
    await showing("placed");
    expect(player.shown?.rows).toEqual([[7], []]);
    expect(player.wanted).toBe(1);
    await wait(30_000);
    expect(player.step?.number).toBe(LAST);
    expect(player.shown).toEqual(STEPS[LAST]!.position);
    expect(player.playing).toBe(false);
  });

  it("starts again from the beginning after the end", async () => {
    await player.to(LAST);
    player.toggle();
    await flush();
    expect(player.step?.number).toBe(0);
    await wait(30_000);
    expect(player.step?.number).toBe(LAST);
  });

  it("is faster at a higher speed", async () => {
    player.speed = 4;
    player.toggle();
    await wait(1300);
    expect(player.step?.number).toBeGreaterThan(1);
  });
});

describe("pausing", () => {
  beforeEach(() => open());

  it("in the middle of a step keeps the event that is shown", async () => {
    player.toggle();
    await showing("placed");
    player.toggle();
    await wait(30_000);
    expect(player.playing).toBe(false);
    expect(player.wanted).toBe(1);
    expect(player.shown?.rows).toEqual([[7], []]);
  });

  it("in the middle of a step loses nothing of it", async () => {
    player.toggle();
    await showing("placed");
    player.toggle();
    await wait(30_000);
    player.toggle();
    await showing("moved");
    expect(player.wanted).toBe(1);
    expect(player.shown?.positions).toEqual([3, 0]);
    await showing("placed");
    expect(player.shown?.rows).toEqual([[7, 30], []]);
    await wait(30_000);
    expect(player.step?.number).toBe(LAST);
  });

  it("between two steps waits for the next start", async () => {
    player.toggle();
    await until(() => player.step?.number === 1 && player.now === null);
    expect(player.shown).toEqual(REVEALED);
    player.toggle();
    await wait(30_000);
    expect(player.step?.number).toBe(1);
    player.toggle();
    await wait(30_000);
    expect(player.step?.number).toBe(LAST);
  });

  it("does not stop a single step forward from being shown to its end", async () => {
    player.stop();
    void player.on();
    await wait(30_000);
    expect(player.step?.number).toBe(1);
    expect(player.shown).toEqual(REVEALED);
    expect(player.now).toBeNull();
  });
});

describe("seeking", () => {
  beforeEach(() => open());

  it("shows a step at once and drops the one that was playing", async () => {
    player.toggle();
    await showing("placed");
    player.stop();
    await player.to(2);
    expect(player.shown).toEqual(STEPS[2]!.position);
    await wait(30_000);
    expect(player.shown).toEqual(STEPS[2]!.position);
    expect(player.now).toBeNull();
  });

  it("goes on playing from there while it plays", async () => {
    player.toggle();
    await showing("placed");
    await player.to(2);
    await wait(30_000);
    expect(player.step?.number).toBe(LAST);
  });

  it("goes back by a step, and stops", async () => {
    await player.to(2);
    player.playing = true;
    player.back();
    await wait(30_000);
    expect(player.step?.number).toBe(1);
    expect(player.playing).toBe(false);
  });

  it("goes to the beginnings of rounds, and to the end", async () => {
    const reached: (number | undefined)[] = [];
    for (const by of [1, 1, -1, -1] as const) {
      player.jump(by);
      await flush();
      reached.push(player.step?.number);
    }
    expect(reached).toEqual([2, LAST, 2, 0]);
  });

  it("forward at the last step shows the rest of it at once", async () => {
    await player.to(2);
    void player.on();
    await showing("placed");
    await player.on();
    expect(player.shown).toEqual(STEPS[LAST]!.position);
    expect(player.now).toBeNull();
  });

  it("to two steps in a row shows the second, whichever comes first", async () => {
    void player.to(3);
    void player.to(2);
    await flush();
    expect(player.step?.number).toBe(2);
  });

  it("keeps the step when the viewer changes", async () => {
    await player.to(1);
    await player.view("0");
    expect(player.wanted).toBe(1);
    expect(requests.at(-1)).toContain("seat=0");
  });

  it("reports a step that cannot be fetched, and shows it when it can", async () => {
    failing = true;
    await player.view("1");
    expect(player.trouble).toBe("unavailable");
    failing = false;
    await player.to(player.wanted);
    expect(player.trouble).toBeNull();
  });
});
