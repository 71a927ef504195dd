// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import Verify from "../../../src/game/ending/Verify.svelte";
import { LANGUAGES, loadLanguage, t, type Language } from "../../../src/lib/locale/texts.svelte";
import type { SentSalt } from "../../../src/lib/table/shuffle/salts";
import type { GameRecord } from "../../../src/lib/table/shuffle/shuffle";

const PROJECT = `${import.meta.dirname}/../../../..`;
const GAME = JSON.parse(readFileSync(`${PROJECT}/tests/records/shuffled_game.json`, "utf8")) as GameRecord;
const LOCALES = `${PROJECT}/src/hornochsen/locales`;
const salted = GAME.shuffle!.salts.find(({ salt }) => salt !== null)!;
const missing = GAME.shuffle!.salts.find(({ salt }) => salt === null)!;

function answer(path: string): Response {
  const language = /^\/locales\/(\w+)\.ftl$/.exec(path)?.[1];
  if (language) {
    const files = readdirSync(`${LOCALES}/${language}`).filter((name) => name.endsWith(".ftl"));
    return new Response(files.map((name) => readFileSync(`${LOCALES}/${language}/${name}`, "utf8")).join("\n"));
  }
  return Response.json(path.includes("/steps") ? { viewer: "all", start: 0, total: 0, steps: [] } : GAME);
}

/** Press the button, and return what the page says about the shuffle. */
async function verified(salt: SentSalt): Promise<string> {
  const target = document.createElement("div");
  const view = mount(Verify, { target, props: { record: "MUH-1", salt } });
  flushSync();
  target.querySelector("button")!.click();
  await vi.waitFor(() => expect(target.querySelector("b")).not.toBeNull(), { timeout: 200_000 });
  const text = target.textContent ?? "";
  void unmount(view);
  return text;
}

beforeAll(() => vi.stubGlobal("fetch", async (path: string) => answer(path)));
afterAll(() => vi.unstubAllGlobals());

describe.each(Object.keys(LANGUAGES) as Language[])("the verification in %s", (language) => {
  beforeAll(() => loadLanguage(language));

  it.each([
    ["table-verify-proven", "table-verify-mine", { seat: salted.seat, salt: salted.salt!, accepted: true }],
    ["table-verify-proven", "table-verify-late", { seat: missing.seat, salt: "late", accepted: false }],
    ["table-verify-proven", "table-verify-elsewhere", { seat: salted.seat, salt: "second-tab", accepted: false }],
    ["table-verify-wrong", "table-verify-not", { seat: salted.seat, salt: "replaced", accepted: true }],
  ])("says %s and %s", async (outcome, about, salt) => {
    const text = await verified(salt);
    expect(text).toContain(t(outcome));
    expect(text).toContain(t(about, { text: t("table-verify-mine") }));
  });
});
