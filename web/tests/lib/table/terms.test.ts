import { describe, expect, it } from "vitest";
import { boardInShort, boardName, CLOCKS, clockName, PRESETS, presetOf, rulesTerm } from "../../../src/lib/table/terms";

const say = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;

describe("rules", () => {
  it("have a name where they equal a preset", () => {
    for (const name of ["official", "jeux-de-nim"] as const) {
      expect(presetOf(PRESETS[name])).toBe(name);
      expect(rulesTerm({ ...PRESETS[name] })).toBe(name);
    }
  });

  it("are house rules otherwise, and are sent in full", () => {
    const mixture = { ...PRESETS.official, happy_buying: true };
    expect(presetOf(mixture)).toBe("house");
    expect(rulesTerm(mixture)).toEqual(mixture);
  });
});

describe("in words", () => {
  it("every clock has another name", () => {
    expect(new Set(CLOCKS.map((clock) => clockName(clock, say))).size).toBe(CLOCKS.length);
    expect(clockName(30, say)).toBe('lobby-clock-seconds {"seconds":30}');
  });

  it("a custom board has its own name", () => {
    expect(boardName("classic", say, () => true)).toBe("lobby-board-classic {}");
    expect(boardName("Oma's", say, () => false)).toBe("Oma's");
  });

  it("a board is described by rows, bull's eyes and dunghill", () => {
    const board = { name: "x", rows: [[3], [4]], bulls_eyes: [40, 50], dunghill: 60 };
    expect(boardInShort(board, say)).toBe('board-in-short {"rows":2,"count":2,"eyes":"40, 50","dunghill":60}');
  });
});
