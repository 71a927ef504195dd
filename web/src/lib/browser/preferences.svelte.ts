// Settings stored on this device: language, theme, sound, name, games. Playing needs none of them.
import { store, stored } from "./storage";

export type Theme = "system" | "light" | "dark";

export interface Preferences {
  language: string | null;
  theme: Theme;
  sound: boolean;
  /** The speed of a reveal: 1 is normal, 2 twice as fast, 0 at once. */
  speed: number;
  name: string;
  level: string;
  seen: string[];
  /** Whether a double click on a tile lays it. */
  doubleClick: boolean;
  /** Seconds in which a laid tile can be taken back in games against bots. */
  takeBack: number;
  /** Whether reactions of bots are shown. */
  botReactions: boolean;
  /** Milliseconds without an answer after which the page reconnects; replaces the default on slow networks and in tests. */
  answerLimit?: number;
}

const KEY = "hornochsen";
const DEFAULTS: Preferences = {
  language: null,
  theme: "system",
  sound: false,
  speed: 1,
  name: "",
  level: "cow",
  seen: [],
  doubleClick: false,
  takeBack: 1,
  botReactions: true,
};

export const preferences = $state<Preferences>({ ...DEFAULTS, ...stored(KEY, {}) });

/** Change and store settings. */
export function remember(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  store(KEY, { ...preferences, ...stored(KEY, {}), ...changes }); // another tab may have stored other settings
}

/** A seat that this device has or had at a table. */
export interface MyGame {
  code: string;
  token: string;
  name: string;
  at: number;
}

const GAMES = "hornochsen-games";
const MOST_GAMES = 50;

export function myGames(): MyGame[] {
  return stored<MyGame[]>(GAMES, []);
}

export function tokenFor(code: string): string | null {
  return myGames().find((game) => game.code === code)?.token ?? null;
}

export function keepGame(game: MyGame): void {
  store(GAMES, [game, ...myGames().filter((one) => one.code !== game.code)].slice(0, MOST_GAMES));
}

export function forgetGame(code: string): void {
  store(
    GAMES,
    myGames().filter((game) => game.code !== code),
  );
}
