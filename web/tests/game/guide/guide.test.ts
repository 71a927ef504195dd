// The guide of a first game: each comment is true, and the guide speaks less and less.
import { describe, expect, test } from "vitest";
import { decide, questionOf, type Scene } from "../../../src/game/guide/guide";
import { CLEAN_ROUNDS, inGame, MANY_COMMENTS, mostTimes, NEW_MEMORY, TOPICS, type Memory } from "../../../src/game/guide/memory";
import { NO_RECENT_EVENTS } from "../../../src/game/guide/recentEvents";
import { loadChapter } from "../../../src/learn/lesson";

/** All ideas, explained as often as the guide explains them. */
const ALL = TOPICS.map((topic) => [topic, mostTimes(topic)] as const);

/** Return the scene of a chapter of the lesson, whose positions come from games played by the rules. */
async function scene(chapter: number): Promise<Scene> {
  const { position } = await loadChapter(chapter);
  return { seat: position.seat ?? 0, names: ["Anja", "Bernd", "Conny"], dunghill: 20, position, recent: NO_RECENT_EVENTS };
}

describe("what the guide remembers", () => {
  test("a new game keeps what was explained and forgets how the last game went", () => {
    const memory: Memory = { ...inGame(NEW_MEMORY, "ABCDEF", 1), told: { near: 2 }, comments: 5, clean: 3, gone: true };
    expect(inGame(memory, "ABCDEF", 1)).toBe(memory);
    expect(inGame(memory, "ABCDEF", 2)).toEqual({ ...NEW_MEMORY, game: "ABCDEF 2", told: { near: 2 } });
  });

  test("a player who asked for quiet has quiet in the next game at that table, but not at another table", () => {
    const memory: Memory = { ...inGame(NEW_MEMORY, "ABCDEF", 1), quiet: true };
    expect(inGame(memory, "ABCDEF", 2).quiet).toBe(true);
    expect(inGame(memory, "GHJKLM", 1).quiet).toBe(false);
  });
});

describe("how the guide falls silent", () => {
  test("each idea is explained twice, the second time in fewer words and not directly after a comment", async () => {
    const at = await scene(1);
    const first = decide(at, NEW_MEMORY);
    expect(first.comment).toMatchObject({ again: false });
    const topic = first.comment!.topic;
    let memory: Memory = { ...first.memory, told: { ...Object.fromEntries(ALL), [topic]: 1 } };
    expect(decide(at, memory).comment).toBeNull();
    const second = decide(at, { ...memory, spoke: false });
    expect(second.comment).toMatchObject({ topic, again: true });
    memory = { ...second.memory, spoke: false };
    expect(decide(at, memory).comment).toBeNull();
  });

  test("after a clean stretch the guide says goodbye once and leaves", async () => {
    const at = await scene(1);
    const experienced: Memory = { ...NEW_MEMORY, told: { ...Object.fromEntries(ALL), goodbye: 0 }, clean: CLEAN_ROUNDS };
    const farewell = decide(at, experienced);
    expect(farewell.comment?.topic).toBe("goodbye");
    expect(decide(at, farewell.memory).comment).toBeNull();
    const later = decide(at, { ...experienced, told: farewell.memory.told });
    expect(later).toMatchObject({ comment: null, memory: { gone: true } });
  });

  test("something new is explained before the guide leaves", async () => {
    const at = await scene(8);
    expect(at.position.laying.double).toBe(true);
    const told = { ...Object.fromEntries(ALL), double: 0 };
    expect(decide(at, { ...NEW_MEMORY, told, clean: CLEAN_ROUNDS }).comment?.topic).toBe("double");
  });

  test("after many comments only what a player must know is explained", async () => {
    const many: Memory = { ...NEW_MEMORY, comments: MANY_COMMENTS };
    expect(decide(await scene(1), many).comment).toBeNull();
    expect(decide(await scene(8), many).comment).toMatchObject({ topic: "double", again: false });
    expect(decide(await scene(8), { ...many, told: { double: 1 } }).comment).toBeNull();
  });

  test("a quiet guide says nothing, but counts on", async () => {
    const at = await scene(1);
    const recent = { ...NO_RECENT_EVENTS, events: [{ event: "round-ended", round: 1 } as const] };
    expect(decide({ ...at, recent }, { ...NEW_MEMORY, quiet: true })).toMatchObject({ comment: null, memory: { clean: 1 } });
  });
});

describe("what comes first", () => {
  test("a new kind of round, before what happened in the round before", async () => {
    const at = await scene(8);
    const moved = { event: "moved", seat: at.seat, reason: "cow-pat", points: 2, plus: false, start: 0, end: 2 } as const;
    const recent = { ...NO_RECENT_EVENTS, events: [moved] };
    const first = decide({ ...at, recent }, NEW_MEMORY);
    expect(first.comment?.topic).toBe("double");
    expect(decide({ ...at, recent }, first.memory).comment?.topic).toBe("cow-pat");
  });

  test("a bullhead, also when the guide has just spoken, but not for ever", async () => {
    const { position, choices } = await loadChapter(4);
    const [, taking] = Object.entries(choices).find(([name, choice]) => name.startsWith("play") && choice.options?.take)!;
    const after = { ...position, options: taking.options!, taking: { seat: position.seat!, tiles: [] } };
    const at: Scene = { ...(await scene(4)), position: after, recent: { ...NO_RECENT_EVENTS, events: taking.events } };
    let memory: Memory = { ...NEW_MEMORY, comments: MANY_COMMENTS, spoke: true };
    const said = [];
    for (let time = 0; time < 6; time += 1) {
      const { comment, memory: next } = decide(at, memory);
      if (comment) said.push([comment.again, comment.args.sign]);
      memory = { ...next, spoke: true };
    }
    expect(said).toEqual([[false, "minus"], [true, "minus"], [true, "minus"], [true, "minus"]]);
  });

  test("plus points are praised only if the piece goes back", async () => {
    const at = await scene(7);
    const told = { ...Object.fromEntries(ALL), happy: 0 };
    expect(decide(at, { ...NEW_MEMORY, told }).comment?.args.gain).toBe("yes");
    const positions = at.position.positions.map(() => 0);
    const tiles = at.position.options!.tiles.map((one) => ({ ...one, preview: { ...one.preview, end: 0 } }));
    const position = { ...at.position, positions, options: { ...at.position.options!, tiles } };
    expect(decide({ ...at, position }, { ...NEW_MEMORY, told }).comment?.args.gain).toBe("start");
  });
});

test("a position that asks this player nothing has no question", async () => {
  const { position } = await scene(1);
  expect(questionOf(position)).toContain("play");
  expect(questionOf({ ...position, options: null })).toBe("");
  expect(questionOf({ ...position, ending: "dunghill" })).toBe("end");
});
