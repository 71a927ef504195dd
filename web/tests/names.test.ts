import { describe, expect, it } from "vitest";
import { free } from "../src/lib/names";

const NAMES = ["Heather", " Clover", "Basil"];

describe("a suggested name", () => {
  it("is one of those that are usual", () => {
    expect([0, 0.5, 0.99].map((chance) => free(NAMES, [], chance))).toEqual(["Heather", "Clover", "Basil"]);
  });
  it("is nobody else's, however that is written", () => {
    expect(free(NAMES, ["heather", "BASIL", "Ann"], 0.99)).toBe("Clover");
  });
  it("has a number when all of them are taken", () => {
    expect(free(NAMES, ["Heather", "Clover", "Basil", "Heather 2"], 0)).toBe("Clover 2");
  });
  it("is empty where there are none", () => {
    expect(free(["", " "], [], 0)).toBe("");
  });
});
