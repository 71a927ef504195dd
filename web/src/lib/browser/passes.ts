// Passes: secrets of this device for single tables, which it got with mailed links.
import { store, stored } from "./storage";

interface Pass {
  code: string;
  secret: string;
}

const KEY = "hornochsen-passes";
const MOST = 50;

/** Return the secret with which this device plays at a table as the player to whom a link was mailed; `null` without one. */
export function passFor(code: string): string | null {
  return stored<Pass[]>(KEY, []).find((pass) => pass.code === code)?.secret ?? null;
}

export function keepPass(code: string, secret: string): void {
  store(KEY, [{ code, secret }, ...stored<Pass[]>(KEY, []).filter((pass) => pass.code !== code)].slice(0, MOST));
}
