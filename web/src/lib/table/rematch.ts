// The next game at a table: who has agreed to it, and who has not answered.
import type { TableInfo } from "../../protocol";

export interface Rematch {
  /** Whether this player has agreed. */
  mine: boolean;
  /** The names of the other people who have agreed. */
  agreed: string[];
  /** The names of the other people who are present and have not answered. */
  missing: string[];
  /** Whether no other person has a seat, so that this player need not wait for an answer. */
  alone: boolean;
}

/** Return the answers to the question whether to play again, as the player of a seat sees them. */
export function rematch(table: TableInfo, seat: number | null): Rematch {
  const yes = new Set(table.again ?? []);
  const others = table.seats.map((one, at) => ({ ...one, at })).filter((one) => one.bot === null && one.at !== seat);
  return {
    mine: seat !== null && yes.has(seat),
    agreed: others.filter((one) => yes.has(one.at)).map((one) => one.name),
    missing: others.filter((one) => one.present && !yes.has(one.at)).map((one) => one.name),
    alone: others.length === 0,
  };
}

/** Return whether another person has asked this player for a rematch and waits for the answer. */
export function isAsked(table: TableInfo | null, seat: number | null): boolean {
  if (!table || seat === null || (table.phase !== "over" && table.phase !== "gathering")) return false;
  const { mine, agreed } = rematch(table, seat);
  return !mine && agreed.length > 0;
}
