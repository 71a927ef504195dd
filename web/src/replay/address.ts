// The viewer and the step of a replay in the page's address, so that a link shows the same moment.
export type View = string;

export interface Moment {
  /** `all` for open hands, `none` for a spectator, or a seat's number. */
  seat: View;
  step: number;
}

/** Return the moment in an address; values that do not fit the game are replaced by defaults. */
export function momentIn(search: string, steps: number, players: number): Moment {
  const asked = new URLSearchParams(search);
  const seat = asked.get("seat") ?? "all";
  const step = Number(asked.get("step") ?? 0);
  return {
    seat: seat === "none" || (/^[0-7]$/.test(seat) && Number(seat) < players) ? seat : "all",
    step: Number.isInteger(step) ? Math.min(Math.max(0, step), Math.max(0, steps - 1)) : 0,
  };
}

export function addressOf({ seat, step }: Moment): string {
  return `?${new URLSearchParams({ seat, step: String(step) })}`;
}

/** Return the round of a step, counted from 1. `rounds` are the steps with which rounds begin. */
export function roundOf(step: number, rounds: readonly number[]): number {
  return Math.max(1, rounds.filter((first) => first <= step).length);
}

/** Return the nearest later or earlier step with which a round begins; the last or the first step if there is none. */
export function roundAway(step: number, by: 1 | -1, rounds: readonly number[], last: number): number {
  if (by > 0) return rounds.find((first) => first > step) ?? last;
  return rounds.filter((first) => first < step).at(-1) ?? 0;
}
