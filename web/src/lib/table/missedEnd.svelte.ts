// The end of a game that this player missed: the others began the next game while the player was away.
import type { FinishedGame, TableInfo } from "../../protocol";
import { store, stored } from "../browser/storage";

const KEY = "hornochsen-ends";
/** The number of tables that are remembered. */
const MOST = 50;

/** The last game at a table that this browser has seen, and whether it has seen its result. */
type Seen = [code: string, game: number, result: boolean];

class MissedEnd {
  private found = $state.raw<{ code: string; ended: FinishedGame } | null>(null);

  /** Return the game at this table whose end this player missed; `null` if there is none. */
  at(code: string): FinishedGame | null {
    return this.found?.code === code ? this.found.ended : null;
  }

  /** Compare a table with what this browser saw of it last. */
  note(info: TableInfo): void {
    const all = stored<Seen[]>(KEY, []);
    const [, game, result] = all.find(([code]) => code === info.code) ?? [info.code, 0, true];
    const { previous } = info;
    if (previous && game > 0 && game <= previous.game && !(result && game === previous.game)) this.found = { code: info.code, ended: previous };
    const next: Seen = [info.code, info.game, info.standings.length > 0];
    if (game === next[1] && result === next[2]) return;
    store(KEY, [...all.filter(([code]) => code !== info.code), next].slice(-MOST));
  }

  close(): void {
    this.found = null;
  }
}

export const missedEnd = new MissedEnd();
