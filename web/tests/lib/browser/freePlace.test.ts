import { describe, expect, it } from "vitest";
import { lowestFreeTop } from "../../../src/lib/browser/freePlace";

const TOAST = { left: 100, right: 300, height: 40 };

describe("a toast", () => {
  it("is at the bottom of an empty page", () => {
    expect(lowestFreeTop(TOAST, [], 12, 600)).toBe(560);
  });

  it("is above the buttons at the bottom", () => {
    const button = { left: 120, right: 200, top: 550, bottom: 594 };
    const top = lowestFreeTop(TOAST, [button], 12, 600)!;
    expect(top + TOAST.height).toBeLessThan(button.top);
    expect(top).toBeGreaterThan(480);
  });

  it("ignores buttons beside it", () => {
    expect(lowestFreeTop(TOAST, [{ left: 310, right: 400, top: 550, bottom: 594 }], 12, 600)).toBe(560);
  });

  it("has no place on a page full of buttons", () => {
    const buttons = Array.from({ length: 20 }, (_, at) => ({ left: 0, right: 400, top: 30 * at, bottom: 30 * at + 26 }));
    expect(lowestFreeTop(TOAST, buttons, 12, 600)).toBeNull();
  });
});
