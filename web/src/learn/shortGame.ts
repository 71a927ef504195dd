// The short game after the lesson: a small board and two bots that make mistakes.
import { myName } from "../lib/locale/playerName.svelte";
import { openTable } from "../lib/server/api";
import { go } from "../shell/navigation.svelte";

const BOARD = "calf-yard";
const BOTS = 2;

/** Open a table on a small board and start the game there; `guide=1` turns on the guide for new players. */
export async function startShortGame(): Promise<void> {
  const { code } = await openTable({ board: BOARD });
  go(`/t/${code}?guide=1`, { name: myName(), bots: BOTS, level: "calf", start: true });
}
