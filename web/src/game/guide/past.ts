// Comments on what has happened to this player since the last question.
import type { Moved, Placed, Position, TableOrGameEvent } from "../../protocol";
import { after } from "../../lib/table/showing/positions";
import type { Remark, Scene } from "./guide";
import { endOf, faceUp, type Plan } from "./recentEvents";

/** Return the comments on this player's tiles and piece, the most important first. */
export function past(scene: Scene): Remark[] {
  const { seat, recent, position } = scene;
  const own = placements(scene);
  const moves = recent.events.filter((event): event is Moved => event.event === "moved" && event.seat === seat);
  const seen = recent.asked ? faceUp(recent.asked) : [];
  const remarks: Remark[] = own.flatMap((one) => surprise(one, seat, seen));
  const back = moves.find((move) => move.plus && move.end < move.start);
  if (back) remarks.push({ topic: "plus", args: { points: back.points, end: back.end } });
  const pat = moves.find((move) => !move.plus && move.reason === "cow-pat");
  if (pat) remarks.push({ topic: "cow-pat", args: { points: pat.points, end: pat.end } });
  const pushed = moves.find((move) => !move.plus && move.end - move.start > move.points);
  if (pushed) remarks.push({ topic: "pushed", args: { points: pushed.points, end: pushed.end } });
  const covered = recent.events.some((event) => event.event === "happy-cows" && !event.visible);
  if (covered && !position.happy) remarks.push({ topic: "cows-covered", args: {} });
  return remarks;
}

/** Return the comments on what went well; they matter less than what is to be decided now. */
export function smallNews(scene: Scene): Remark[] {
  const remarks: Remark[] = [];
  for (const event of scene.recent.events) {
    if (event.event === "drew" && event.seat === scene.seat) remarks.push({ topic: "drew", args: { count: event.count } });
  }
  for (const { plan, placed, move } of placements(scene)) {
    if (!move && asPlanned(plan, placed)) remarks.push({ topic: "planned", args: { tile: plan.tile, behind: plan.behind } });
  }
  return remarks;
}

interface Placement {
  plan: Plan;
  placed: Placed;
  /** The tile that it was placed behind. */
  behind: number | null;
  /** The tiles that were placed before it in this round. */
  earlier: readonly Placed[];
  /** The move of this player's piece for it. */
  move: Moved | null;
}

/** Return where this player's tiles were placed, for tiles whose plan is known. */
function placements(scene: Scene): Placement[] {
  const { recent, seat } = scene;
  const found: Placement[] = [];
  const earlier: Placed[] = [];
  let position: Position | null = recent.before;
  recent.events.forEach((event, at) => {
    if (event.event === "placed") {
      const plan = event.seat === seat ? recent.plans.find((one) => one.tile === event.tile) : undefined;
      if (plan && position) {
        const behind = endOf(position, event.row);
        found.push({ plan, placed: event, behind, earlier: [...earlier], move: moveFor(recent.events, at, seat) });
      }
      earlier.push(event);
    }
    if (position) position = after(position, event);
  });
  return found;
}

/** Return the move for the tile that was placed by the event at `at`. */
function moveFor(events: readonly TableOrGameEvent[], at: number, seat: number): Moved | null {
  for (const event of events.slice(at + 1)) {
    if (event.event === "moved" && event.seat === seat && event.reason !== "purchase") return event;
    if (event.event === "placed" || event.event === "round-ended") return null;
  }
  return null;
}

function asPlanned(plan: Plan, placed: Placed): boolean {
  return plan.preview.row === placed.row && plan.preview.square === placed.square;
}

/** Return the comment on a tile that went elsewhere because of lower tiles that the player had not `seen`. */
function surprise({ plan, placed, behind, earlier, move }: Placement, seat: number, seen: readonly number[]): Remark[] {
  const near = earlier.filter((one) => one.row === plan.preview.row || one.row === placed.row);
  const causes = near.filter((one) => one.seat !== seat && !seen.includes(one.tile)).map((one) => one.tile);
  if (asPlanned(plan, placed) || behind === null || behind === plan.behind || !causes.length) return [];
  const sign = !move || (move.plus && move.end >= move.start) ? "none" : move.plus ? "plus" : "minus";
  const args = { tile: plan.tile, planned: plan.behind, behind, count: causes.length, sign, points: move?.points ?? 0 };
  return [{ topic: "surprise", args, tiles: causes }];
}
