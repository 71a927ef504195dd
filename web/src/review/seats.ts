// The seats that this device had in finished games, so that a review begins with the player's own seat.
import { store, stored } from "../lib/browser/storage";

const KEY = "review-seats";
/** The number of games that are remembered. */
const MOST = 50;
/** The parameter of an address that asks for a review. */
const NOW = "now";

type Seats = [record: string, seat: number][];

/** Remember the seat of a finished game. */
export function rememberSeat(record: string, seat: number): void {
  const others = stored<Seats>(KEY, []).filter(([one]) => one !== record);
  store(KEY, [...others, [record, seat]].slice(-MOST));
}

/** Return this device's seat in a game; `null` if it had none. */
export function mySeat(record: string): number | null {
  return stored<Seats>(KEY, []).find(([one]) => one === record)?.[1] ?? null;
}

/** Return the seat to review: that of the address, else this device's, else the first. */
export function seatToReview(search: string, record: string, players: number): number {
  const asked = new URLSearchParams(search).get("seat") ?? "";
  const wanted = /^\d$/.test(asked) ? Number(asked) : mySeat(record);
  return wanted !== null && wanted < players ? wanted : 0;
}

/** Return the address of a review. */
export function reviewPath(record: string, seat: number | null = null): string {
  return seat === null ? `/review/${record}` : `/review/${record}?seat=${seat}`;
}

/** Return the address of a review that is computed as soon as it is opened. */
export function reviewNowPath(record: string, seat: number | null = null): string {
  return `${reviewPath(record, seat)}${seat === null ? "?" : "&"}${NOW}`;
}

/** Return whether the address asks for a review that nobody has asked for before. */
export function asksForReview(search: string): boolean {
  return new URLSearchParams(search).has(NOW);
}
