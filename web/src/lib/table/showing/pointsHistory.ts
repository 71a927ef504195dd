// All players' minus points at the end of each round, for the chart.
import type { TableOrGameEvent } from "../../../protocol";

export class PointsHistory {
  /** The points after the last event. */
  private points: number[] = [];

  /** Follow an event and return the history: the same one, or one with another round. */
  after(event: TableOrGameEvent, seats: number, history: number[][]): number[][] {
    if (event.event === "dealt") this.points = Array.from({ length: seats }, () => 0);
    if (event.event === "moved") this.points = this.points.map((old, at) => (at === event.seat ? event.end : old));
    if (event.event !== "round-ended" && event.event !== "game-ended") return history;
    // A game that ends with a round changes nothing after it.
    if (event.event === "game-ended" && same(history.at(-1), this.points)) return history;
    return [...history, [...this.points]];
  }
}

function same(one: readonly number[] | undefined, other: readonly number[]): boolean {
  return one !== undefined && one.length === other.length && one.every((value, at) => value === other[at]);
}
