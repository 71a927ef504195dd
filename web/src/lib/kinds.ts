// The kinds of round that a position is in, and what in it may be new to somebody.
import type { Position } from "../protocol";

export type Kind = "happy" | "double" | "open";

export function kindsOf(position: Position): Kind[] {
  const is: Record<Kind, boolean> = {
    happy: position.happy,
    double: position.laying.double,
    open: position.laying.order.length > 0,
  };
  return (Object.keys(is) as Kind[]).filter((kind) => is[kind]);
}

/** What may have to be explained: a kind of round, taking tiles of a row, or what the game is about. */
export type Lesson = Kind | "take" | "goal";

/** What there is to be explained in a position, the most urgent first. */
export function lessonsOf(position: Position): Lesson[] {
  const taking = position.taking !== null && position.taking.seat === position.seat;
  return [...(taking ? (["take"] as const) : []), ...kindsOf(position), ...(position.round === 1 ? (["goal"] as const) : [])];
}
