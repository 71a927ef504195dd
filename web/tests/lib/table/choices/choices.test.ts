// @vitest-environment happy-dom
import { describe, expect, it, test } from "vitest";
import { isDoubleClick } from "../../../../src/lib/browser/doubleClicks";
import { pick, pickDouble, previewsWith, seesAllOthers, takeBackTime } from "../../../../src/lib/table/choices/choices";
import { isAsked, rematch } from "../../../../src/lib/table/rematch";
import type { Options, Position, SeatInfo, TableInfo } from "../../../../src/protocol";

const seat = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  who: 0,
  name,
  colour: "red",
  bot: null,
  present: true,
  stand_in: false,
  host: false,
  ...changes,
});

describe("picking tiles", () => {
  it("puts a picked tile back", () => {
    expect(pick([12], 12, 1)).toEqual([]);
    expect(pick([12, 40], 12, 2)).toEqual([40]);
  });
  it("replaces the tile that was picked first", () => {
    expect(pick([12], 40, 1)).toEqual([40]);
    expect(pick([12, 40], 55, 2)).toEqual([40, 55]);
  });
  it("keeps the tile of a double click, whatever its first click did", () => {
    expect(pickDouble([12], 12, 1)).toEqual([12]);
    expect(pickDouble([], 12, 1)).toEqual([12]);
    expect(pickDouble([40], 12, 2)).toEqual([40, 12]);
  });
});

describe("where the tiles of a double round would go", () => {
  const preview = (row: number) => ({ row, square: 1, points: 0, plus: false, completes: false, end: 0, start: 0 });
  const tiles = [
    { tile: 12, preview: preview(1) },
    { tile: 40, preview: preview(2), pairs: [{ lower: 12, preview: preview(9) }] },
    { tile: 55, preview: preview(3) },
  ];
  const rows = (picked: number[]) => {
    const options: Options = { buy: 0, play: 2, take: 0, take_back: false, tiles };
    return [...previewsWith(options, picked)].map(([tile, { row }]) => [tile, row]);
  };
  it("considers the picked tile that is lower", () => {
    expect(rows([])).toEqual([[12, 1], [40, 2], [55, 3]]);
    expect(rows([12])).toEqual([[12, 1], [40, 9], [55, 3]]);
    expect(rows([40, 12])).toEqual([[12, 1], [40, 9], [55, 3]]);
  });
  it("ignores a picked tile that the next one replaces", () => {
    expect(rows([12, 55])).toEqual([[12, 1], [40, 2], [55, 3]]);
  });
});

test("a player who lays last in an open round sees all other tiles", () => {
  const seen = (laid: Position["laid"]) => seesAllOthers({ seat: 1, laid } as Position);
  expect(seen([[81], [], [21]])).toBe(true);
  expect(seen([[81], [], []])).toBe(false);
  expect(seen([[81], [], [null]])).toBe(false);
});

describe("a double click", () => {
  function click(target: Element, detail: number): boolean {
    let doubled = false;
    target.addEventListener("click", () => (doubled = isDoubleClick()), { once: true });
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    return doubled;
  }
  it("is the second click on the same element", () => {
    document.body.innerHTML = "<button data-tile='1'>1</button><button data-tile='2'>2</button>";
    const [one, other] = [1, 2].map((tile) => document.querySelector(`[data-tile="${tile}"]`)) as [Element, Element];
    expect(click(one, 1)).toBe(false);
    expect(click(one, 2)).toBe(true);
    expect(click(other, 2)).toBe(false);
    expect(click(other, 1)).toBe(false);
  });
  it("is not made with the keyboard", () => {
    document.body.innerHTML = "<button>1</button>";
    const button = document.querySelector("button") as Element;
    expect([click(button, 0), click(button, 0)]).toEqual([false, false]);
  });
});

describe("the time to take back", () => {
  const options: Options = { buy: 0, play: 0, take: 0, take_back: true, tiles: [] };
  const seats = [seat("Ann"), seat("Berta", { bot: "calf" })];
  it("is the time until the bots lay", () => {
    expect(takeBackTime(options, [{ seat: 1, ms: 700 }], seats)).toBe(700);
  });
  it("does not run without laid tiles, or while people choose", () => {
    expect(takeBackTime({ ...options, take_back: false }, [{ seat: 1, ms: 700 }], seats)).toBeNull();
    expect(takeBackTime(options, [{ seat: 1, ms: null }], seats)).toBeNull();
    expect(takeBackTime(options, [{ seat: 0, ms: 700 }], seats)).toBeNull();
    expect(takeBackTime(null, [], seats)).toBeNull();
  });
});

describe("a rematch", () => {
  const table = (again: number[] | undefined, ...seats: SeatInfo[]) =>
    ({ phase: "over", seats, ...(again ? { again } : {}) }) as unknown as TableInfo;
  const ann = seat("Ann");
  const ben = seat("Ben");
  const cid = seat("Cid", { present: false });
  const bot = seat("Berta", { bot: "cow" });
  it("needs no answer of bots", () => {
    expect(rematch(table(undefined, bot, ann), 1)).toEqual({ mine: false, agreed: [], missing: [], alone: true });
  });
  it("waits for people who are present", () => {
    expect(rematch(table([0], ann, ben, cid, bot), 0)).toEqual({ mine: true, agreed: [], missing: ["Ben"], alone: false });
  });
  it("asks the people who have not answered", () => {
    expect(isAsked(table([0], ann, ben), 1)).toBe(true);
    expect(isAsked(table([0], ann, ben), 0)).toBe(false);
    expect(isAsked(table(undefined, ann, ben), 1)).toBe(false);
    expect(isAsked(table([0], ann, ben), null)).toBe(false);
    expect(isAsked(null, 0)).toBe(false);
  });
});
