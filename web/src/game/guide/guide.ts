// The guide of a first game: decides what to say about a position and the events before it. It says only what the data show.
import type { Position } from "../../protocol";
import { task } from "../../lib/table/choices/choices";
import { listed, type Say } from "../../lib/locale/narration";
import { CLEAN_ROUNDS, MANY_COMMENTS, mostTimes, MUST_KNOW, type Memory, type Reason, type Topic } from "./memory";
import { past, smallNews } from "./past";
import { advice, kinds, special } from "./present";
import type { RecentEvents } from "./recentEvents";

/** Everything that the guide knows when this player must choose, or when the game has ended. */
export interface Scene {
  seat: number;
  names: readonly string[];
  /** The square of the dunghill. */
  dunghill: number;
  position: Position;
  recent: RecentEvents;
}

/** An idea, and the facts to explain it with. */
export interface Remark {
  topic: Topic;
  args: Record<string, string | number>;
  /** Tiles to list, as the argument `tiles`. */
  tiles?: readonly number[];
}

export interface Comment extends Remark {
  /** Whether the idea was explained before: then fewer words are enough. */
  again: boolean;
}

export interface Decision {
  comment: Comment | null;
  memory: Memory;
}

/** Return a name for the question that a position asks this player; empty if it asks nothing. */
export function questionOf(position: Position): string {
  if (position.ending) return "end";
  const doing = task(position, position.options);
  return doing === "play" || doing === "take" || doing === "buy-first" ? `${position.round} ${doing} ${position.queue.length}` : "";
}

/** Return the guide's comment on a new question, if there is one, and what the guide remembers. */
export function decide(scene: Scene, before: Memory): Decision {
  const memory = { ...counted(scene, before), question: questionOf(scene.position), spoke: false };
  if (memory.quiet) return { comment: null, memory };
  if (scene.position.ending) return say(memory, ending(scene, memory)); // a guide that has left comes back for the end
  if (memory.gone) return { comment: null, memory };
  const now = special(scene);
  const known = [...past(scene), ...kinds(scene), ...advice(scene), ...smallNews(scene)];
  const times = ({ topic }: Remark) => memory.told[topic] ?? 0;
  const many = memory.comments >= MANY_COMMENTS;
  // A new kind of round is explained before anything else: the player has to choose in it now.
  const fresh = [...now, ...kinds(scene), ...known].find((remark) => !times(remark) && (!many || MUST_KNOW.includes(remark.topic)));
  if (!fresh && memory.clean >= CLEAN_ROUNDS) return leave(memory);
  const left = (remark: Remark) => times(remark) < mostTimes(remark.topic);
  // The second explanation does not follow directly on another comment, so that the guide speaks less and less.
  const repeated = now.find(left) ?? (before.spoke || many ? undefined : known.find(left));
  return say(memory, fresh ?? repeated);
}

/** Say goodbye, the first time with a comment. */
function leave(memory: Memory): Decision {
  return memory.told.goodbye ? { comment: null, memory: { ...memory, gone: true } } : say({ ...memory, gone: true }, { topic: "goodbye", args: {} });
}

function say(memory: Memory, remark: Remark | undefined): Decision {
  if (!remark) return { comment: null, memory };
  const times = memory.told[remark.topic] ?? 0;
  if (times >= mostTimes(remark.topic)) return { comment: null, memory };
  const told = { ...memory.told, [remark.topic]: times + 1 };
  return {
    comment: { ...remark, again: times > 0 },
    memory: { ...memory, told, comments: memory.comments + 1, spoke: true },
  };
}

function ending({ position, seat }: Scene, { paid }: Memory): Remark {
  const [worst] = (Object.keys(paid) as Reason[]).sort((one, other) => paid[other] - paid[one]);
  const points = worst ? paid[worst] : 0;
  const mine = position.positions[seat] ?? 0;
  const won = position.positions.every((other) => mine <= other);
  return { topic: "end", args: { result: won ? "won" : "lost", reason: worst && points ? worst : "none", points } };
}

/** Count this player's minus points and the rounds without any. */
function counted({ seat, recent }: Scene, memory: Memory): Memory {
  const paid = { ...memory.paid };
  let clean = memory.clean;
  for (const event of recent.events) {
    if (event.event === "round-ended") clean += 1;
    if (event.event !== "moved" || event.seat !== seat || event.plus) continue;
    paid[event.reason] += event.points;
    if (event.reason !== "purchase") clean = -1; // the round in which it happened does not count
  }
  return { ...memory, paid, clean };
}

/** Return a comment in words. */
export function worded(comment: Comment, say: Say): string {
  const args = { ...comment.args, ...(comment.tiles ? { tiles: listed(comment.tiles, say) } : {}) };
  return say(`guide-${comment.topic}${comment.again ? "-again" : ""}`, args);
}
