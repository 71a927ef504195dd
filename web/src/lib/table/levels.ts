// The built-in bots and the colours of the pieces, in the server's order.
import type { Colour, Level } from "../../protocol";

export const LEVELS: readonly Level[] = ["calf", "cow", "ox", "bull", "aurochs"];
/** The herd that dances around the winner at the end of a game: all levels of bots, the strongest beside the winner. */
export const LEFT_HERD: readonly Level[] = ["calf", "ox", "aurochs"];
export const RIGHT_HERD: readonly Level[] = ["bull", "cow"];
export const COLOURS: readonly Colour[] = ["red", "orange", "yellow", "green", "teal", "blue", "purple", "pink"];
/** The maximum number of seats: each seat needs a colour of its own. */
export const MOST_SEATS = COLOURS.length;

export function asLevel(word: string): Level {
  return LEVELS.find((level) => level === word) ?? "cow";
}
