// The quality of play that the bots typically get, from the measurement in docs/coach.md. The page shows only bots that are listed here.
import type { Yardstick } from "./quality";

export const YARDSTICKS: readonly Yardstick[] = [];
