// The short game after the lesson: a small board and two bots that make mistakes.
import { myName } from "../lib/locale/playerName.svelte";
import { openTable } from "../lib/server/api";
import { go } from "../shell/navigation.svelte";

const BOARD = "calf-yard";
const BOTS = 2;

/** Open a table on a small board and start the game there; the address tells the table that the player is new. */
export async function startShortGame(): Promise<void> {
  const { code } = await openTable({ board: BOARD });
  go(`/t/${code}?guide=1`, { name: myName(), bots: BOTS, level: "calf", start: true });
}
