// The kinds of the current round, and the hints that a position calls for.
import type { Position } from "../../protocol";

export type Kind = "happy" | "double" | "open";

export function kindsOf(position: Position): Kind[] {
  const is: Record<Kind, boolean> = {
    happy: position.happy,
    double: position.laying.double,
    open: position.laying.order.length > 0,
  };
  return (Object.keys(is) as Kind[]).filter((kind) => is[kind]);
}

/** A topic to explain: a kind of round, taking tiles of a row, or the goal of the game. */
export type Lesson = Kind | "take" | "goal";

/** Return the topics that a position calls for, the most urgent first. */
export function lessonsOf(position: Position): Lesson[] {
  const taking = position.taking !== null && position.taking.seat === position.seat;
  return [...(taking ? (["take"] as const) : []), ...kindsOf(position), ...(position.round === 1 ? (["goal"] as const) : [])];
}
