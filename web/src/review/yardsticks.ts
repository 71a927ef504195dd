// The quality of play that bots typically get, as measured in docs/coach.md. The calf is left out: against cows it has little to lose, so its figure is too good.
import type { Yardstick } from "./quality";

export const YARDSTICKS: readonly Yardstick[] = [
  { bot: "cow", quality: 23.3 },
  { bot: "ox", quality: 21.0 },
  { bot: "bull", quality: 4.0 },
];
