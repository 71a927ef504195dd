// The kinds of round that a position is in.
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
