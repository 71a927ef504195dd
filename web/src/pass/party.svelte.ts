// The players of a shared device at one table: a connection for each, and one for the public view.
import type { Level } from "../protocol";
import { deviceId } from "../lib/browser/device";
import { openTable } from "../lib/server/api";
import { socketUrl } from "../lib/table/connection/socket";
import { TableState } from "../lib/table/table.svelte";
import { keepGame, type Kept, type Setup } from "./storedParty";
import { awaited, nextAfter } from "./turns";

export interface Member {
  name: string;
  table: TableState;
}

export class Party {
  readonly members: Member[];
  /** The connection of the public view, which receives no hand. */
  readonly watch: TableState;
  private readonly bots: number;
  private readonly level: Level;

  constructor(kept: Kept) {
    this.bots = kept.bots;
    this.level = kept.level;
    const url = socketUrl(kept.code);
    this.members = kept.people.map((person) => ({
      name: person.name,
      table: new TableState(url, person.token, (token) => this.store(kept, person, token), { device: deviceId() }),
    }));
    this.watch = new TableState(url, null, () => undefined);
  }

  private store(kept: Kept, person: Kept["people"][number], token: string): void {
    person.token = token;
    keepGame(kept);
  }

  close(): void {
    for (const member of this.members) member.table.close();
    this.watch.close();
  }

  /** Seat all players who have no seat yet, and start the game. Return `null`, or a sentence that says why it failed (empty if the reason is unknown). */
  async gather(): Promise<string | null> {
    const host = this.members[0]?.table;
    if (!host) return "";
    for (const { name, table } of this.members) {
      if (!(await table.ask({ type: "refresh" }))) return "";
      if (table.seat !== null) continue;
      if (table.info?.phase !== "gathering") return "";
      if (!(await table.ask({ type: "sit", name }))) return table.refusal ?? "";
    }
    if (host.info?.phase !== "gathering") return null;
    await host.ask({ type: "refresh" });
    const there = host.info.seats.filter((seat) => seat.bot).length;
    for (let bot = there; bot < this.bots; bot += 1) {
      if (!(await host.ask({ type: "add-bot", level: this.level }))) return host.refusal ?? "";
    }
    return (await host.ask({ type: "start" })) ? null : (host.refusal ?? "");
  }

  /** The players who have to choose or to take tiles now. */
  get waiting(): number[] {
    const people = this.members.map(({ table }) => ({ seat: table.seat, waits: table.waits, round: table.real?.round }));
    return awaited(people, this.watch.waits, this.watch.real?.round);
  }

  next(last: number | null): number | null {
    return nextAfter(this.waiting, last);
  }

  /** The players who have chosen and may still change their mind. */
  get settled(): number[] {
    return this.members.flatMap(({ table }, at) => (table.real?.options?.take_back ? [at] : []));
  }

  /** Let all players of this device agree to another game, which then starts. */
  async again(): Promise<boolean> {
    const asked = this.members.filter(({ table }) => !table.info?.again?.includes(table.seat ?? -1));
    const answers = await Promise.all(asked.map(({ table }) => table.ask({ type: "again", agree: true })));
    return answers.every(Boolean);
  }
}

/** Open a private table without a clock: players at one device need none. */
export async function openParty(setup: Setup): Promise<Party> {
  const terms = { board: setup.board, rules: setup.rules, clock: null, public: false, chat: false, bot_reactions: false, shuffle_seats: false, hints: true };
  const { code } = await openTable(terms);
  const people = setup.names.map((name) => ({ name: name.trim(), token: null }));
  const kept: Kept = { code, people, bots: setup.bots, level: setup.level };
  keepGame(kept);
  return new Party(kept);
}
