// Waiting for others: which answers the page shows, and when it says that it waits on.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { interrupted, Matching } from "../../src/matching/matching.svelte";
import type { MatchingState, OwnWaiting } from "../../src/protocol";

const WAITING: OwnWaiting = { pace: "now", seats: 2, waited: 3, same: 1, bots_in: 27, level: null, agreed: 0 };
const NONE: MatchingState = { counts: { now: 0, day: 0 }, waiting: null, table: null, pace: null, revision: "none" };
const MINE: MatchingState = { ...NONE, counts: { now: 1, day: 0 }, waiting: WAITING, revision: "mine" };

/** Requests of the page, which the test answers one by one. */
class Requests {
  open: { path: string; body: unknown; answer: (state: unknown, status?: number) => void }[] = [];

  fetch = (path: string, options?: RequestInit): Promise<Response> =>
    new Promise((resolve) => {
      const body: unknown = options?.body ? JSON.parse(options.body as string) : null;
      this.open.push({ path, body, answer: (state, status = 200) => resolve(new Response(JSON.stringify(state), { status })) });
    });

  /** Answer the first open request to a path, and let the page go on. */
  async answer(path: string, state: unknown, status?: number): Promise<unknown> {
    const at = this.open.findIndex((one) => one.path === path);
    const [found] = this.open.splice(at, 1);
    if (at < 0 || !found) throw new Error(`no request to ${path}: ${this.open.map((one) => one.path).join(", ")}`);
    found.answer(state, status);
    for (let turns = 0; turns < 10; turns++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    return found.body;
  }
}

const [BEGIN, STAY, STOP] = ["/api/player/matching", "/api/player/matching/stay", "/api/player/matching/stop"];

describe("waiting for others", () => {
  let requests: Requests;
  let found: string[];
  let matching: Matching;
  const stored = new Map<string, string>();

  beforeEach(() => {
    requests = new Requests();
    found = [];
    stored.clear();
    vi.stubGlobal("fetch", requests.fetch);
    const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value), removeItem: (key: string) => stored.delete(key) };
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", storage);
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("window", globalThis);
    matching = new Matching((code) => found.push(code));
  });
  afterEach(() => {
    matching.close();
    vi.unstubAllGlobals();
  });

  it("asks once to wait, however long the answer takes", async () => {
    vi.stubGlobal("window", { setTimeout: (act: () => void) => setTimeout(act) }); // pauses are short
    await matching.open(null);
    const begun = matching.begin("s", { pace: "day", seats: 2 });
    await requests.answer("/api/matching", NONE.counts);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests.open.filter((one) => one.path === BEGIN)).toHaveLength(1);
    await requests.answer(BEGIN, { ...NONE, table: "ABCDEF", pace: "day" });
    await begun;
    expect(matching.table).toBe("ABCDEF");
  });

  it("says that a wish was refused, and does not repeat it", async () => {
    vi.stubGlobal("window", { setTimeout: (act: () => void) => setTimeout(act) });
    await matching.open(null);
    await requests.answer("/api/matching", NONE.counts);
    const begun = matching.begin("s", { pace: "now", seats: 2 });
    const refused = expect(begun).rejects.toThrow("Too many wait.");
    await requests.answer(BEGIN, { error: "too-many-waiting", text: "Too many wait." }, 409);
    expect(await requests.answer(BEGIN, NONE)).toBeNull(); // it only asks for the state
    await refused;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(requests.open.filter((one) => one.path === BEGIN)).toEqual([]);
    expect(matching.waiting).toBeNull();
  });

  it("waits if only the answer to its wish was lost", async () => {
    const begun = matching.begin("s", { pace: "now", seats: 2 });
    await requests.answer(BEGIN, {}, 502);
    await requests.answer(BEGIN, MINE);
    await begun;
    expect(matching.waiting).toEqual(WAITING);
    expect(requests.open.map((one) => one.path)).toEqual([STAY]);
  });

  async function begin(): Promise<void> {
    const begun = matching.begin("s", { pace: "now", seats: 2 });
    await requests.answer(BEGIN, MINE);
    await begun;
  }

  it("asks on with what it knows, and goes to a fast game", async () => {
    await begin();
    expect(matching.waiting).toEqual(WAITING);
    expect(await requests.answer(STAY, { ...MINE, revision: "more" })).toEqual({ known: "mine" });
    expect(await requests.answer(STAY, { ...NONE, table: "ABCDEF", pace: "now" })).toEqual({ known: "more" });
    expect(found).toEqual(["ABCDEF"]);
    expect(requests.open).toEqual([]);
  });

  it("ignores a held answer that is older than the player's wish to stop", async () => {
    await begin();
    const stopped = matching.stop();
    await requests.answer(STOP, NONE);
    await stopped;
    await requests.answer(STAY, MINE);
    expect(matching.waiting).toBeNull();
    expect(requests.open.map((one) => one.path)).toEqual(["/api/matching"]);
  });

  it("begins again if the server no longer knows that it waits", async () => {
    await begin();
    await requests.answer(STAY, NONE);
    expect(await requests.answer(BEGIN, MINE)).toMatchObject({ pace: "now", seats: 2 });
    expect(matching.waiting).toEqual(WAITING);
  });

  it("shows a slow game instead of going there", async () => {
    await begin();
    await requests.answer(STAY, { ...NONE, table: "ABCDEF", pace: "day" });
    expect(found).toEqual([]);
    expect(matching.table).toBe("ABCDEF");
  });

  it("waits no longer when the page is closed, and takes it up again after a reload", async () => {
    await begin();
    matching.close(true);
    expect(requests.open.map((one) => one.path)).toContain(STOP);
    expect(interrupted()).toEqual({ pace: "now", seats: 2 });
    expect(interrupted()).toBeNull();
  });
});
