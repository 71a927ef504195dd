// The herd that dances at the end of a game.
import { expect, it } from "vitest";
import { LEFT_HERD, LEVELS, RIGHT_HERD } from "../../../src/lib/table/levels";

it("has one dancer of each level", () => {
  expect([...LEFT_HERD, ...RIGHT_HERD].sort()).toEqual([...LEVELS].sort());
});
