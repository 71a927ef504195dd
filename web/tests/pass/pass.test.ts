import { describe, expect, it } from "vitest";
import { wrong } from "../../src/pass/storedParty";
import { awaited, nextAfter } from "../../src/pass/turns";

const waits = (...seats: number[]) => seats.map((seat) => ({ seat, ms: null }));

describe("the awaited players of this device", () => {
  it("are people, not bots, in the order of their seats", () => {
    const people = [
      { seat: 0, waits: waits(0, 1, 2), round: 4 },
      { seat: 2, waits: waits(0, 1, 2), round: 4 },
    ];
    expect(awaited(people, waits(0, 1, 2), 4)).toEqual([0, 1]);
  });
  it("exclude players whose own connection disagrees", () => {
    const people = [
      { seat: 0, waits: waits(1), round: 4 },
      { seat: 1, waits: waits(0, 1), round: 4 },
    ];
    expect(awaited(people, waits(0, 1), 4)).toEqual([1]);
  });
  it("exclude players in a round that is not shown yet", () => {
    expect(awaited([{ seat: 0, waits: waits(0), round: 5 }], waits(0), 4)).toEqual([]);
  });
  it("exclude people without a seat", () => {
    expect(awaited([{ seat: null, waits: waits(0), round: 1 }], waits(0), 1)).toEqual([]);
  });
});

describe("the device", () => {
  it("is handed on in the order of the seats", () => {
    expect(nextAfter([0, 2, 3], null)).toBe(0);
    expect(nextAfter([0, 2, 3], 0)).toBe(2);
    expect(nextAfter([0, 2, 3], 2)).toBe(3);
    expect(nextAfter([0, 2], 3)).toBe(0);
  });
  it("stays where no player is awaited", () => {
    expect(nextAfter([], 1)).toBeNull();
  });
});

describe("the players of a new game", () => {
  it.each([
    [["Anja", "Bernd"], 0, null],
    [["Anja", "  "], 0, "names-wanted"],
    [["Anja", "anja "], 0, "names-differ"],
    [["Anja"], 0, "too-few"],
    [["Anja"], 1, null],
  ])("are checked: %j with %i bots", (names, bots, mistake) => {
    expect(wrong(names, bots)).toBe(mistake);
  });
});
