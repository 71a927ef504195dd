// The secrets of this device for single tables, which it got with mailed links to a seat.
import { store, stored } from "./storage";

interface SeatSecret {
  code: string;
  secret: string;
}

const KEY = "hornochsen-passes";
const MOST = 50;

/** Return the secret with which this device plays at a table as the player to whom a link was mailed; `null` without one. */
export function seatSecret(code: string): string | null {
  return stored<SeatSecret[]>(KEY, []).find((seat) => seat.code === code)?.secret ?? null;
}

/** Store the secret for a table; the oldest of more than `MOST` secrets is dropped. */
export function storeSeatSecret(code: string, secret: string): void {
  store(KEY, [{ code, secret }, ...stored<SeatSecret[]>(KEY, []).filter((seat) => seat.code !== code)].slice(0, MOST));
}
