// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { deviceId } from "../../../src/lib/browser/device";
import { missedEnd } from "../../../src/lib/table/missedEnd.svelte";
import type { TableInfo } from "../../../src/protocol";

const standings = [{ name: "Anja", colour: "red", bot: null, points: 12, place: 1 }];

function table(game: number, ended: boolean, code = "ABCDEF"): TableInfo {
  const previous = game > 1 ? { game: game - 1, standings, record: `${code}-${game - 1}` } : undefined;
  return { code, game, standings: ended ? standings : [], previous } as unknown as TableInfo;
}

beforeEach(() => {
  localStorage.clear();
  missedEnd.close();
});

test("a player who saw the end of a game is not told again", () => {
  for (const seen of [table(1, false), table(1, true), table(2, false), table(2, false)]) missedEnd.note(seen);
  expect(missedEnd.at("ABCDEF")).toBeNull();
});

test("a player who was away at the end is told how the game ended, once", () => {
  missedEnd.note(table(1, false));
  missedEnd.note(table(2, false));
  expect(missedEnd.at("ABCDEF")?.record).toBe("ABCDEF-1");
  expect(missedEnd.at("GHJKLM")).toBeNull();
  missedEnd.close();
  missedEnd.note(table(2, false));
  expect(missedEnd.at("ABCDEF")).toBeNull();
});

test("a player who missed two games is told about the last one", () => {
  missedEnd.note(table(1, false));
  missedEnd.note(table(3, false));
  expect(missedEnd.at("ABCDEF")?.game).toBe(2);
});

test("a player who comes to the table for the first time is told nothing", () => {
  missedEnd.note(table(4, false));
  expect(missedEnd.at("ABCDEF")).toBeNull();
});

test("the number of the browser stays the same", () => {
  const first = deviceId();
  expect(first).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(deviceId()).toBe(first);
});
