// The quality of play that bots typically get, as measured in docs/coach.md. Bots that are not measured yet are left out.
import type { Yardstick } from "./quality";

export const YARDSTICKS: readonly Yardstick[] = [
  { bot: "cow", quality: 23.3 },
  { bot: "ox", quality: 21.0 },
];
