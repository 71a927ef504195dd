import { describe, expect, it } from "vitest";
import { free } from "../../../src/lib/locale/freeNames";

const NAMES = ["Heather", " Clover", "Basil"];

describe("a suggested name", () => {
  it("is one of the usual names", () => {
    expect([0, 0.5, 0.99].map((chance) => free(NAMES, [], chance))).toEqual(["Heather", "Clover", "Basil"]);
  });
  it("is free, ignoring case", () => {
    expect(free(NAMES, ["heather", "BASIL", "Ann"], 0.99)).toBe("Clover");
  });
  it("has a number where all names are taken", () => {
    expect(free(NAMES, ["Heather", "Clover", "Basil", "Heather 2"], 0)).toBe("Clover 2");
  });
  it("is empty where there are no names", () => {
    expect(free(["", " "], [], 0)).toBe("");
  });
});
