// @vitest-environment happy-dom
// The lesson: a table model plays its chapters from data, as it would from a server.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CHAPTERS, loadChapter, spoken, type Chapter, type Choice, type Choices } from "../../src/learn/lesson";
import { LessonSocket } from "../../src/learn/lessonSocket";
import { after } from "../../src/lib/table/showing/positions";
import { preferences } from "../../src/lib/browser/preferences.svelte";
import { TableState } from "../../src/lib/table/table.svelte";

describe("the chapters", () => {
  test("are in the order of the page", async () => {
    const loaded = await Promise.all(CHAPTERS.map((_, index) => loadChapter(index + 1)));
    expect(loaded.map((chapter) => chapter.name)).toEqual([...CHAPTERS]);
  });

  test.each(CHAPTERS.map((name, index) => [name, index + 1] as const))("%s leaves a board that agrees with its events", async (_name, number) => {
    const { position, choices } = await loadChapter(number);
    const walk = (before: typeof position, all: Choices): void => {
      for (const choice of Object.values(all)) {
        const then = choice.events.reduce(after, before);
        expect(then.rows.filter((row) => row.length)).toHaveLength(4);
        expect(then.held[2]).toBe(then.hand.length);
        if (choice.choices) walk(then, choice.choices);
        else expect(then.queue).toEqual([]);
      }
    };
    walk(position, choices);
  });
});

describe("a table that plays a chapter", () => {
  let buying: Chapter;
  let made: Choice[];
  let table: TableState;

  beforeEach(async () => {
    preferences.speed = 0;
    made = [];
    buying = await loadChapter(6);
    const open = () => new LessonSocket(buying, "Ann", (choice) => made.push(choice)) as unknown as WebSocket;
    table = new TableState("", null, () => undefined, { open });
    await vi.waitFor(() => expect(table.info).not.toBeNull());
  });
  afterEach(() => table.close());

  test("shows the position with the learner's name", () => {
    expect(table.seat).toBe(2);
    expect(table.info?.seats.map((seat) => seat.name)).toEqual(["Alma", "Berta", "Ann"]);
    expect(table.waits).toEqual([{ seat: 2, ms: null }]);
  });

  test("buys, and is then asked to lay", async () => {
    expect(await table.ask({ type: "buy", count: 1 })).toBe(true);
    expect(made).toHaveLength(1);
    expect(table.real?.hand).toHaveLength(3);
    expect(table.real?.options?.play).toBe(1);
  });

  test("ends the round with the last choice", async () => {
    await table.ask({ type: "buy", count: 1 });
    const bought = table.real!.hand.find((tile) => !buying.position.hand.includes(tile))!;
    expect(await table.ask({ type: "play", tiles: [bought] })).toBe(true);
    expect(made.at(-1)?.missed).toBeUndefined();
    expect(table.real?.options).toBeNull();
    expect(table.waits).toEqual([]);
  });

  test("refuses what is not legal", async () => {
    expect(await table.ask({ type: "buy", count: 4 } as never)).toBe(false);
    expect(made).toEqual([]);
  });
});

test("arguments are spoken as lists and names", () => {
  const names = { seats: ["Alma", "Berta"], people: new Map(), viewer: 1, me: null };
  const say = (id: string, args = {}) => `${id} ${JSON.stringify(args)}`;
  expect(spoken({ tiles: [7], seat: 0 }, names, say)).toEqual({ tiles: "7", seat: 0, who: "other", name: "Alma" });
  expect(spoken({ points: 3, seat: 1 }, names, say)).toEqual({ points: 3, seat: 1, who: "you", name: "Berta" });
});
