// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Hand from "../../src/game/dock/Hand.svelte";
import HeldTiles from "../../src/game/dock/HeldTiles.svelte";
import LogLine from "../../src/game/log/LogLine.svelte";
import SpeedButton from "../../src/game/SpeedButton.svelte";
import { preferences } from "../../src/lib/browser/preferences.svelte";
import { loadLanguage } from "../../src/lib/locale/texts.svelte";
import type { Preview, TableOrGameEvent, TileOdds } from "../../src/protocol";

const LOCALES = `${import.meta.dirname}/../../../src/hornochsen/locales`;
let view: Record<string, unknown> | null = null;

function shown<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement("div");
  view = mount(component, { target, props });
  flushSync();
  return target;
}

beforeAll(async () => {
  const texts = readdirSync(`${LOCALES}/en`).map((name) => readFileSync(`${LOCALES}/en/${name}`, "utf8"));
  vi.stubGlobal("fetch", async () => new Response(texts.join("\n")));
  await loadLanguage("en");
});
afterEach(() => {
  if (view) void unmount(view);
  view = null;
});
afterAll(() => vi.unstubAllGlobals());

const preview: Preview = { row: 1, square: 2, points: 0, plus: false, completes: false, end: 0, start: 0 };
const odds = (tile: number, safe: number, cost: number): TileOdds => ({ tile, safe, cost, safe_error: 0, cost_error: 0 });

describe("a tile of the hand", () => {
  const props = { tiles: [45, 80], previews: new Map([[45, preview]]), picked: [], enabled: true, label: "Your tiles", onpick: () => undefined };
  const tile = (hand: HTMLElement, number: number) => hand.querySelector<HTMLElement>(`[data-tile="${number}"]`)!;

  it("says where it goes now, and that lower tiles may come first", () => {
    const label = tile(shown(Hand, props), 45).getAttribute("aria-label");
    expect(label).toBe("45: row 2, no points, as things stand; lower tiles may come first");
  });

  it("shows only the plus points that take the piece back", () => {
    const happy = { ...preview, points: 4, plus: true };
    const previews = new Map([[45, { ...happy, start: 9, end: 5 }], [80, { ...happy, start: 0, end: 0 }]]);
    const hand = shown(Hand, { ...props, previews });
    expect([...hand.querySelectorAll(".note b")].map((note) => note.textContent)).toEqual(["+4", "+0"]);
    expect(tile(hand, 45).getAttribute("aria-label")).toContain("cow-pat: 4 plus points, as things stand");
    expect(tile(hand, 80).getAttribute("aria-label")).toContain("cow-pat: 4 plus points; your piece stays where it is");
  });

  it("shows how safe it is by a shape and a number, and says what to expect", () => {
    const hand = shown(Hand, { ...props, odds: new Map([[45, odds(45, 1, 0)], [80, odds(80, 0.3, 2.5)]]) });
    expect(tile(hand, 45).querySelector(".risk")?.getAttribute("data-risk")).toBe("safe");
    expect(tile(hand, 80).querySelector(".risk")?.getAttribute("data-risk")).toBe("dangerous");
    expect(tile(hand, 80).textContent).toContain("30%");
    expect(tile(hand, 80).getAttribute("aria-label")).toContain("30% safe; 2.5 minus points on average");
    const shapes = [45, 80].map((number) => tile(hand, number).querySelector("svg")!.innerHTML);
    expect(shapes[0]).not.toBe(shapes[1]);
  });

  it("has no odds where hints are not allowed", () => {
    expect(shown(Hand, props).querySelector(".risk")).toBeNull();
  });

  it("is marked if it was bought in this round", () => {
    const hand = shown(Hand, { ...props, bought: [80] });
    expect(tile(hand, 80).classList).toContain("bought");
    expect(tile(hand, 80).getAttribute("aria-label")).toContain("bought in this round");
    expect(tile(hand, 45).classList).not.toContain("bought");
  });
});

it("the hand stays visible, without buttons, while tiles of a row are offered", () => {
  const held = shown(HeldTiles, { tiles: [12, 60] });
  expect(held.querySelector("button")).toBeNull();
  expect(held.querySelector(".unseen")?.textContent).toBe("Your tiles: 12, 60");
  expect([...held.querySelectorAll(".tile")].map((one) => one.textContent)).toEqual(["12", "60"]);
});

it("the speed button shows its speed", () => {
  const words = [1, 2, 0].map((speed) => {
    preferences.speed = speed as typeof preferences.speed;
    const text = shown(SpeedButton, {}).textContent?.trim();
    void unmount(view!);
    view = null;
    return text;
  });
  preferences.speed = 1;
  expect(words).toEqual(["1×", "2×", "At once"]);
});

describe("a line of the log", () => {
  const event: TableOrGameEvent = { event: "placed", seat: 0, tile: 3, row: 2, square: 1, behind: 86, lowest: true };
  const names = { seats: ["Anja", "Bernd"], people: new Map<number, string>(), viewer: 0, me: 0 };
  const line = (surprising: boolean) => ({ key: 1, event, names, why: { placed: new Map<number, number>(), announced: null, surprising } });
  const REASON = "3 is lower than every row, so it goes behind the highest, 86.";

  it("shows its reason on request", () => {
    const log = shown(LogLine, { line: line(false), stop: true, onfocus: () => undefined });
    const button = log.querySelector("button")!;
    expect([button.getAttribute("aria-expanded"), log.querySelector(".reason")]).toEqual(["false", null]);
    button.click();
    flushSync();
    expect([button.getAttribute("aria-expanded"), log.querySelector(".reason")?.textContent]).toEqual(["true", REASON]);
  });

  it("shows a surprising reason at once", () => {
    const log = shown(LogLine, { line: line(true), stop: true, onfocus: () => undefined });
    expect(log.querySelector(".reason")?.textContent).toBe(REASON);
  });
});
