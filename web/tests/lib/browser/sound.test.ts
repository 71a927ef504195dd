import { describe, expect, it } from "vitest";
import { SCORE, soundOf } from "../../../src/lib/browser/sound";
import type { Moved } from "../../../src/protocol";

const moved: Moved = { event: "moved", seat: 0, reason: "bullhead", points: 8, plus: false, start: 3, end: 11 };

describe("sounds", () => {
  it("a bullhead moos, and sounds happy while a happy cow is visible", () => {
    expect(soundOf(moved)).toBe("moo");
    expect(soundOf({ ...moved, plus: true })).toBe("happy");
  });

  it("a price is silent", () => {
    expect(soundOf({ ...moved, reason: "purchase" })).toBeNull();
  });

  it("are short, and have positive pitches and volumes", () => {
    for (const tones of Object.values(SCORE)) {
      expect(Math.max(...tones.map((tone) => tone.at + tone.length))).toBeLessThan(1.2);
      expect(tones.every((tone) => tone.from > 0 && tone.to > 0 && tone.loud > 0)).toBe(true);
    }
  });
});
