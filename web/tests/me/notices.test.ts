import { describe, expect, it } from "vitest";
import { encoded } from "../../src/me/push";
import { clockText, minutesOf } from "../../src/me/quietHours";

describe("quiet hours", () => {
  it.each([
    [0, "00:00"],
    [8 * 60 + 5, "08:05"],
    [23 * 60 + 59, "23:59"],
  ])("%i minutes are %s", (minutes, text) => {
    expect(clockText(minutes)).toBe(text);
    expect(minutesOf(text)).toBe(minutes);
  });
  it("an incomplete time is none", () => {
    for (const text of ["", "8:00", "24:00", "12:60"]) expect(minutesOf(text)).toBeNull();
  });
});

describe("keys of a subscription", () => {
  it("are base64url without padding", () => {
    expect(encoded(new Uint8Array([251, 255, 190, 1]).buffer)).toBe("-_--AQ");
    expect(encoded(null)).toBe("");
  });
});
