// The guide in whole games: tests/server/views/test_guided_games.py plays them and runs this file.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decide, questionOf, type Comment, type Scene } from "../../../src/game/guide/guide";
import { inGame, MANY_COMMENTS, mostTimes, MUST_KNOW, NEW_MEMORY, TOPICS, type Memory } from "../../../src/game/guide/memory";
import { considered, heard, NO_RECENT_EVENTS, type RecentEvents } from "../../../src/game/guide/recentEvents";
import type { Moved, Placed, Position, ReplayStep } from "../../../src/protocol";

interface Game {
  players: string[];
  dunghill: number;
  /** The steps as the player in seat 0 sees them. */
  steps: ReplayStep[];
}

interface Said {
  scene: Scene;
  comment: Comment;
}

const file = process.env["HORNOCHSEN_GUIDED"];
const games = file ? (JSON.parse(readFileSync(file, "utf8")) as Game[]) : [];
const SEAT = 0;

/** Let the guide watch a game, to its end if it `stays`; return its comments and its memory. */
function accompany(game: Game, number: number, memory: Memory, stays = false): { said: Said[]; memory: Memory } {
  const said: Said[] = [];
  let recent: RecentEvents = NO_RECENT_EVENTS;
  let kept = inGame(memory, "ABCDEF", number);
  for (const { events, position } of game.steps) {
    for (const event of events) recent = heard(recent, event, SEAT);
    const question = questionOf(position);
    if (!question || question === kept.question) continue;
    const scene = { seat: SEAT, names: game.players, dunghill: game.dunghill, position, recent };
    const { comment, memory: next } = decide(scene, kept);
    if (comment) said.push({ scene, comment });
    kept = stays ? { ...next, gone: false } : next;
    recent = considered(recent, position);
  }
  return { said, memory: kept };
}

const ends = (position: Position) => position.rows.flatMap((row) => row.slice(-1));
const preview = (position: Position, tile: unknown) => position.options?.tiles.find((one) => one.tile === tile)?.preview;
const moves = ({ recent }: Scene) => recent.events.filter((event): event is Moved => event.event === "moved" && event.seat === SEAT);
const placed = ({ recent }: Scene) => recent.events.filter((event): event is Placed => event.event === "placed");

/** Return whether a comment agrees with the position and the events; written without the guide's own functions. */
function isTrue({ scene, comment: { topic, args, tiles = [] } }: Said): boolean {
  const { position, recent } = scene;
  const costs = position.options?.tiles.map((one) => one.preview.points) ?? [];
  const would = preview(position, args["tile"]);
  const goesBehind = () => would !== undefined && position.rows[would.row]?.at(-1) === args["behind"];
  const tile = Number(args["tile"]);
  switch (topic) {
    case "take": {
      const move = moves(scene).find((one) => one.reason === "bullhead" && one.points === args["points"]);
      const sign = !move ? "none" : !move.plus ? "minus" : move.end < move.start ? "plus" : "lost";
      return position.taking?.seat === SEAT && position.options?.take === args["most"] && sign === args["sign"];
    }
    case "buy-first":
      return position.laying.double && position.hand.length === 1 && !position.options?.play;
    case "surprise": {
      const all = placed(scene).map((one) => one.tile);
      const mine = placed(scene).find((one) => one.tile === tile);
      const option = recent.asked!.options!.tiles.find((one) => one.tile === tile)!;
      const own = placed(scene).find((one) => one.seat === SEAT && one.tile < tile)?.tile;
      const pair = option.pairs?.find((one) => one.lower === own);
      const expected = pair?.preview ?? option.preview;
      const unseen = tiles.every((one) => one !== own && !recent.asked!.laid.flat().includes(one));
      const first = tiles.every((one) => one < tile && all.indexOf(one) >= 0 && all.indexOf(one) < all.indexOf(tile));
      const moved = expected.row !== mine?.row || expected.square !== mine.square;
      const planned = pair ? own : recent.asked!.rows[expected.row]!.at(-1);
      return unseen && first && moved && mine?.seat === SEAT && planned === args["planned"] && args["behind"] !== tile;
    }
    case "cow-pat":
      return moves(scene).some((one) => one.reason === "cow-pat" && !one.plus && one.points === args["points"] && one.end === args["end"]);
    case "plus":
      return moves(scene).some((one) => one.plus && one.end < one.start && one.points === args["points"] && one.end === args["end"]);
    case "pushed":
      return moves(scene).some((one) => one.end === args["end"] && one.end > one.start + Number(args["points"]));
    case "cows-covered":
      return !position.happy;
    case "drew":
      return recent.events.some((event) => event.event === "drew" && event.seat === SEAT && event.count === args["count"]);
    case "planned":
      return placed(scene).some((one) => one.tile === tile && one.seat === SEAT) && preview(recent.asked!, tile)?.points === 0;
    case "open": {
      const { order, together } = position.laying;
      const earlier = order.indexOf(SEAT);
      const inGroup = earlier < together;
      return order.includes(SEAT) && (args["place"] === "start") === inGroup && (inGroup || position.laid.filter((one) => one.length).length === earlier);
    }
    case "double":
      return position.laying.double && position.options?.play === 2;
    case "happy":
      return position.happy && (args["gain"] === "yes" ? would!.plus && would!.points === args["points"] && would!.end < position.positions[SEAT]! : (args["gain"] === "start") === (position.positions[SEAT] === 0));
    case "buy":
      return position.options!.buy > 0 && Math.min(...costs) === args["points"] && Number(args["points"]) > 1 && !position.happy;
    case "costly":
      return Math.min(...costs) === args["points"] && Number(args["points"]) > 0 && would?.points === args["points"];
    case "dunghill":
      return scene.dunghill - Math.max(...position.positions) === args["left"] && (args["who"] === "you") === (position.positions[SEAT] === Math.max(...position.positions));
    case "supply":
      return position.supply === args["count"];
    case "near":
      return goesBehind() && would?.points === 0 && Number(args["behind"]) < tile;
    case "low":
      return goesBehind() && ends(position).every((end) => end > tile) && Math.max(...ends(position)) === args["behind"];
    case "risky": {
      const between = Array.from({ length: tile - Number(args["behind"]) - 1 }, (_, at) => Number(args["behind"]) + 1 + at);
      const unseen = between.filter((one) => ![...position.rows, position.hand, ...position.laid].some((some) => (some as unknown[]).includes(one)));
      return goesBehind() && would?.points === 0 && unseen.length === args["count"];
    }
    case "end":
      return position.ending !== null && (args["result"] === "won") === (position.positions[SEAT] === Math.min(...position.positions));
    case "goodbye":
      return true;
  }
}

describe.skipIf(!file)("guided games", () => {
  const first = games.map((game) => accompany(game, 1, NEW_MEMORY).said);

  it("has only true comments", () => {
    expect(games.length).toBeGreaterThan(0);
    for (const said of first.flat()) expect(isTrue(said), JSON.stringify({ ...said.comment, position: said.scene.position, recent: said.scene.recent })).toBe(true);
  });

  it("has every comment in some game", () => {
    const unreached = TOPICS.filter((topic) => {
      const told = Object.fromEntries(TOPICS.map((other) => [other, other === topic ? 0 : mostTimes(other)]));
      return !games.some((game) => accompany(game, 1, { ...NEW_MEMORY, told }, true).said.some(({ comment }) => comment.topic === topic));
    });
    expect(unreached).toEqual([]);
  });

  it("has a comment on the first choice, and never too many", () => {
    for (const said of first) {
      expect(said[0]?.scene.position.round).toBe(1);
      expect(said.length).toBeLessThanOrEqual(MANY_COMMENTS + MUST_KNOW.length + mostTimes("take") + 1); // the farewell and the end
      for (const topic of TOPICS) expect(said.filter(({ comment }) => comment.topic === topic).length).toBeLessThanOrEqual(mostTimes(topic));
    }
  });

  it("is quieter in each following game", () => {
    let memory = NEW_MEMORY;
    const counts = games.map((game, number) => {
      const watched = accompany(game, number, memory);
      memory = watched.memory;
      return watched.said.length;
    });
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(TOPICS.reduce((sum, topic) => sum + mostTimes(topic), 0));
    expect(counts.at(-1)).toBeLessThan(counts[0]!);
  });
});
