// @vitest-environment happy-dom
// The drawings of the built-in bots.
import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Portrait from "../src/drawings/Portrait.svelte";
import { LEVELS } from "../src/lib/table/levels";
import type { Level } from "../src/protocol";

/** The shapes of a portrait. */
function drawn(level: Level): string {
  const target = document.createElement("div");
  const view = mount(Portrait, { target, props: { level } });
  const shapes = target.querySelector("svg")?.innerHTML ?? "";
  void unmount(view);
  return shapes;
}

/** The aurochs is what is drawn for any word that is no other level, so a missing level would look like it. */
it.each(LEVELS)("draws the %s differently from all others", (level) => {
  const others = LEVELS.filter((other) => other !== level).map(drawn);
  expect(drawn(level)).toContain("<path");
  expect(others).not.toContain(drawn(level));
});

it("draws the aurochs with a pale ring around its muzzle and a stripe down its forehead", () => {
  expect(drawn("aurochs")).toContain("#ead9b8");
  expect(drawn("aurochs")).toContain("#a8794c");
  for (const level of LEVELS) if (level !== "aurochs") expect(drawn(level)).not.toMatch(/#ead9b8|#a8794c/);
});
