// The kinds of the current round, and the hints that a position calls for.
import type { Position } from "../../../protocol";

export type Kind = "happy" | "double" | "open";

export function kindsOf(position: Position): Kind[] {
  const is: Record<Kind, boolean> = {
    happy: position.happy,
    double: position.laying.double,
    open: position.laying.order.length > 0,
  };
  return (Object.keys(is) as Kind[]).filter((kind) => is[kind]);
}

/** A topic to explain: a kind of round, taking tiles of a row, the goal of the game, or the odds of tiles. */
export type Lesson = Kind | "take" | "goal" | "odds";

/** Return the topics that a position calls for, the most urgent first. `odds`: whether the tiles show how safe they are. */
export function lessonsOf(position: Position, odds = false): Lesson[] {
  if (position.seat === null) return kindsOf(position); // the others are about this player's own tiles
  const calls: [Lesson, boolean][] = [
    ["take", position.taking?.seat === position.seat],
    ...kindsOf(position).map((kind): [Lesson, boolean] => [kind, true]),
    ["goal", position.round === 1],
    ["odds", odds && Boolean(position.options?.play)],
  ];
  return calls.filter(([, called]) => called).map(([lesson]) => lesson);
}
