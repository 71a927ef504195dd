// Who gets the device next.
import type { Wait } from "../protocol";

/** What a person's own connection says about them. */
export interface Asked {
  seat: number | null;
  waits: readonly Wait[];
  round: number | undefined;
}

/** Those of this device who are waited for: both their own connection and the one for all must say so. */
export function awaited(people: readonly Asked[], waits: readonly Wait[], round: number | undefined): number[] {
  const seats = new Set(waits.map((wait) => wait.seat));
  return people.flatMap((one, at) => {
    const asked = one.seat !== null && seats.has(one.seat) && one.waits.some((wait) => wait.seat === one.seat);
    return asked && one.round === round ? [at] : [];
  });
}

/** Round the table: the first who is waited for after whoever had the device last. */
export function nextAfter(waiting: readonly number[], last: number | null): number | null {
  return waiting.find((one) => last !== null && one > last) ?? waiting[0] ?? null;
}
