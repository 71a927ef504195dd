// The order in which players get the shared device.
import type { Wait } from "../protocol";

/** The state of a player's own connection. */
export interface Asked {
  seat: number | null;
  waits: readonly Wait[];
  round: number | undefined;
}

/**
 * Return the players of this shared device whose choice the game waits for. Each player has a connection of their own, and the
 * device has one as a spectator; one can be behind the other, so both must list the player.
 */
export function awaited(people: readonly Asked[], waits: readonly Wait[], round: number | undefined): number[] {
  const seats = new Set(waits.map((wait) => wait.seat));
  return people.flatMap((one, at) => {
    const asked = one.seat !== null && seats.has(one.seat) && one.waits.some((wait) => wait.seat === one.seat);
    return asked && one.round === round ? [at] : [];
  });
}

/** Return the first awaited player after the one who had the device last, in the order of the table. */
export function nextAfter(waiting: readonly number[], last: number | null): number | null {
  return waiting.find((one) => last !== null && one > last) ?? waiting[0] ?? null;
}
