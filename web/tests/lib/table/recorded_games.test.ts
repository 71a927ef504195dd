// Recorded games, replayed by the server: tests/server/views/test_shown_positions.py writes them and runs this file.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { after } from "../../../src/lib/table/showing/positions";
import { verify, type GameRecord } from "../../../src/lib/table/shuffle/shuffle";
import type { Position, ReplayStep } from "../../../src/protocol";

interface Game {
  record: GameRecord;
  /** The steps by viewer: a seat, `None` for a spectator, `all` with open hands. */
  views: Record<string, ReplayStep[]>;
}

const folder = process.env["HORNOCHSEN_GAMES"];
const games = folder ? readdirSync(folder) : [];
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as Game;

/** The fields that follow from the rules: the page takes them from the server's position at the end of a step. */
const SERVER_ONLY = ["options", "next_rows", "ledger", "open_next", "dunghill_reached"] as const;

/** The fields that the page draws from events. It keeps a revealed tile in `laid` until it is placed, to animate it. */
function drawn(position: Position): Partial<Position> {
  const queued = new Set<number | null>(position.queue.map(([tile]) => tile));
  const shown: Partial<Position> = { ...position, laid: position.laid.map((tiles) => tiles.filter((tile) => !queued.has(tile))) };
  shown.laying = { ...position.laying, selling: false }; // follows from the rules too
  for (const field of SERVER_ONLY) delete shown[field];
  return shown;
}

describe.skipIf(!folder)("recorded games", () => {
  it.each(games)("%s is shown as the server has it, for every viewer", (name) => {
    const { views, record } = read(name);
    for (const [viewer, steps] of Object.entries(views)) {
      let shown = steps[0]!.position;
      for (const step of steps.slice(1)) {
        shown = step.events.reduce(after, shown);
        expect(drawn(shown), `viewer ${viewer}, step ${step.number}: ${JSON.stringify(step.events)}`).toEqual(drawn(step.position));
      }
    }
    if (record.shuffle) expect(verify(record, views["all"]!, record.shuffle.commitment, null)).toMatchObject({ proven: true });
  });
});
