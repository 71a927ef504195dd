// Verifies a game's shuffle in the browser, from its record: the same steps as `hornochsen record verify`.
import type { ReplayStep } from "../../../protocol";
import type { SentSalt } from "./salts";
import { ascii, hex, sha256 } from "./sha256";

const ALGORITHM = "hornochsen-1";

interface SeatSalt {
  seat: number;
  /** `null` where it did not arrive in time. */
  salt: string | null;
}

export interface GameRecord {
  players: string[];
  supply: number[];
  moves: { player: number; buy?: number; from_box?: number[] }[];
  shuffle?: { algorithm: string; commitment: string; secret: string; salts: SeatSalt[] };
}

/**
 * The outcome for the salt that this page sent: it is in the shuffle; it came too late; another tab or device sent the
 * salt of this seat first; or the server acknowledged it and the record has another one.
 */
export type OwnSalt = "included" | "late" | "elsewhere" | "wrong";

export interface Verdict {
  /** Whether the secret matches the commitment, both the recorded and the announced one. */
  commitment: boolean;
  /** Whether the order of the supply agrees with the shuffle. */
  supply: boolean;
  /** The number of purchases that drew tiles from the box. */
  draws: number;
  /** The number of these draws that agree with the shuffle. */
  rightDraws: number;
  /** The seats whose salts are in the shuffle, and those whose salts are missing. */
  salted: number[];
  missing: number[];
  /** `null` where this page sent no salt, or got no answer. */
  mine: OwnSalt | null;
  /** Whether all checks succeeded. */
  proven: boolean;
}

/** Check a record; `steps` are those of its replay with open hands. Return `null` where it has no shuffle to check. */
export function verify(
  record: GameRecord,
  steps: readonly ReplayStep[],
  announced: string | null,
  sent: SentSalt | null,
): Verdict | null {
  const shuffle = record.shuffle;
  if (shuffle?.algorithm !== ALGORITHM) return null;
  const made = key(shuffle.secret, shuffle.salts);
  const opens = commitment(shuffle.secret) === shuffle.commitment && (announced ?? shuffle.commitment) === shuffle.commitment;
  const supply = same(
    pick(
      made,
      "supply",
      Array.from({ length: 99 }, (_, at) => at + 1),
      99,
    ),
    record.supply,
  );
  const draws = purchases(steps);
  const right = draws.filter(({ box, drawn }, at) => same(pick(made, `box ${at}`, box, drawn.length), drawn)).length;
  const mine = sent && ownSalt(sent, shuffle.salts);
  return {
    commitment: opens,
    supply,
    draws: draws.length,
    rightDraws: right,
    salted: shuffle.salts.filter((one) => one.salt !== null).map((one) => one.seat),
    missing: shuffle.salts.filter((one) => one.salt === null).map((one) => one.seat),
    mine,
    proven: opens && supply && right === draws.length && mine !== "wrong",
  };
}

function ownSalt({ seat, salt, accepted }: SentSalt, salts: readonly SeatSalt[]): OwnSalt {
  const recorded = salts.find((one) => one.seat === seat)?.salt ?? null;
  if (recorded === salt) return "included";
  if (accepted) return "wrong";
  return recorded === null ? "late" : "elsewhere";
}

/** Return the commitment to a secret: its hash. */
export function commitment(secret: string): string {
  return hex(hash(`${ALGORITHM} commitment\n${secret}\n`));
}

/** Return the key of the shuffle: the hash of the secret and all salts. */
export function key(secret: string, salts: readonly SeatSalt[]): string {
  const lines = salts.map(({ seat, salt }) => (salt === null ? `${seat}` : `${seat} ${salt}`));
  return hex(hash([`${ALGORITHM} key`, secret, ...lines].map((line) => `${line}\n`).join("")));
}

/** Return `count` of the tiles in the order in which the key `made` draws them for a purpose. */
export function pick(made: string, purpose: string, tiles: readonly number[], count: number): number[] {
  const left = [...tiles];
  const stream = bytes(made, purpose);
  return Array.from({ length: count }, () => left.splice(below(left.length, stream), 1)[0] ?? 0);
}

/** Return the tiles in the box and the tiles drawn, for each purchase that drew from the box. */
function purchases(steps: readonly ReplayStep[]): { box: number[]; drawn: number[] }[] {
  const found: { box: number[]; drawn: number[] }[] = [];
  let box: number[] = [];
  let row: readonly number[] = [];
  for (const step of steps) {
    const drawn = step.move?.from_box;
    if (drawn) {
      found.push({ box: [...box].sort((one, other) => one - other), drawn: [...drawn] });
      box = box.filter((tile) => !drawn.includes(tile));
    }
    for (const event of step.events) {
      if (event.event === "row-completed") row = event.tiles;
      if (event.event === "took") box = [...box, ...row.filter((tile) => !event.tiles?.includes(tile))];
    }
  }
  return found;
}

function* bytes(made: string, purpose: string): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* hash(`${ALGORITHM} ${purpose}\n${made}\n${block}\n`);
}

/** Return a number from 0 to `limit` - 1; all are equally likely. */
function below(limit: number, stream: Generator<number, never>): number {
  const whole = 256 - (256 % limit);
  for (;;) {
    const byte = stream.next().value;
    if (byte < whole) return byte % limit;
  }
}

function hash(text: string): Uint8Array {
  return sha256(ascii(text));
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
