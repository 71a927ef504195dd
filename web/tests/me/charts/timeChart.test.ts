import { expect, it } from "vitest";
import { apart } from "../../../src/me/charts/timeChart";

it("moves names of lines up that are close together", () => {
  expect(apart([10, 50, 147, 156], 13)).toEqual([10, 50, 143, 156]);
  expect(apart([156, 150, 147], 13)).toEqual([156, 143, 130]);
  expect(apart([], 13)).toEqual([]);
});
