// The stored state of a game on a shared device: the table and all tokens, so that a reload continues it.
import { store, stored } from "../lib/browser/storage";
import type { Level } from "../protocol";

export interface Kept {
  code: string;
  people: { name: string; token: string | null }[];
  bots: number;
  level: Level;
}

export interface Setup {
  names: string[];
  bots: number;
  level: Level;
  board: string;
  rules: "official" | "jeux-de-nim";
}

const GAME = "hornochsen-pass";
const SETUP = "hornochsen-pass-setup";

/** Return why these players cannot play; `null` where they can. */
export function wrong(names: readonly string[], bots: number): "names-wanted" | "names-differ" | "too-few" | null {
  const given = names.map((name) => name.trim());
  if (given.some((name) => !name)) return "names-wanted";
  if (new Set(given.map((name) => name.toLocaleLowerCase())).size < given.length) return "names-differ";
  return given.length + bots < 2 ? "too-few" : null;
}

export const keptGame = (): Kept | null => stored<Kept | null>(GAME, null);
export const keepGame = (game: Kept | null): void => store(GAME, game);
export const keptSetup = (): Partial<Setup> => stored<Partial<Setup>>(SETUP, {});
export const keepSetup = (setup: Setup): void => store(SETUP, setup);
