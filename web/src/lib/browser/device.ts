// A random number of this browser, by which a table knows a device again: two seats on it, or a person removed for good.
import { newId } from "../table/connection/socket";
import { store, stored } from "./storage";

const KEY = "hornochsen-device";

/** Return this browser's number; the first call draws it. */
export function deviceId(): string {
  const known = stored<string | null>(KEY, null);
  if (typeof known === "string" && /^[0-9a-f]{32}$/.test(known)) return known;
  const drawn = newId(16);
  store(KEY, drawn);
  return drawn;
}
