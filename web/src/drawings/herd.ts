// The herd that dances around the winner at the end of a game: all levels of bots, the strongest beside the winner.
import type { Level } from "../protocol";

export const LEFT_HERD: readonly Level[] = ["calf", "ox", "aurochs"];
export const RIGHT_HERD: readonly Level[] = ["bull", "cow"];
