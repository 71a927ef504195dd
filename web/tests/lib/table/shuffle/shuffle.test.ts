// The vectors and the game come from the Python implementation; tests/records/test_shuffle.py keeps them current.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SentSalt } from "../../../../src/lib/table/shuffle/salts";
import { commitment, key, pick, verify, type GameRecord } from "../../../../src/lib/table/shuffle/shuffle";

interface Vector {
  secret: string;
  salts: [number, string | null][];
  commitment: string;
  key: string;
  supply: number[];
  from_box: { draw: number; box: number[]; count: number; tiles: number[] }[];
}

const read = <T>(name: string) => JSON.parse(readFileSync(new URL(`../../../../../tests/records/${name}`, import.meta.url), "utf8")) as T;
const VECTORS = read<Vector[]>("shuffle_vectors.json");
const GAME = read<GameRecord>("shuffled_game.json");
const SHUFFLE = GAME.shuffle!;
const TILES = Array.from({ length: 99 }, (_, at) => at + 1);

describe.each(VECTORS)("the shuffle of $commitment", (vector) => {
  const made = key(
    vector.secret,
    vector.salts.map(([seat, salt]) => ({ seat, salt })),
  );

  it("has the commitment, the key and the supply of the Python implementation", () => {
    expect(commitment(vector.secret)).toBe(vector.commitment);
    expect(made).toBe(vector.key);
    expect(pick(made, "supply", TILES, 99)).toEqual(vector.supply);
  });

  it("draws the same tiles from the box", () => {
    for (const { draw, box, count, tiles } of vector.from_box) expect(pick(made, `box ${draw}`, box, count)).toEqual(tiles);
  });
});

describe("verifying", () => {
  const check = (record: GameRecord, announced: string | null = null, sent: SentSalt | null = null) => verify(record, [], announced, sent);

  it("proves the game of the Python implementation", () => {
    expect(check(GAME, SHUFFLE.commitment)).toMatchObject({ proven: true, commitment: true, supply: true, mine: null });
  });

  it("lists the seats with and without a salt", () => {
    const seats = (missing: boolean) => SHUFFLE.salts.filter(({ salt }) => (salt === null) === missing).map(({ seat }) => seat);
    expect(check(GAME)).toMatchObject({ salted: seats(false), missing: seats(true) });
  });

  it("fails where the commitment is not the one that was announced", () => {
    expect(check(GAME, "0".repeat(64))).toMatchObject({ proven: false, commitment: false });
  });

  it("fails where two tiles of the supply were exchanged", () => {
    const [first, second, ...rest] = GAME.supply;
    expect(check({ ...GAME, supply: [second!, first!, ...rest] })).toMatchObject({ proven: false, supply: false });
  });

  it("fails where the secret was exchanged", () => {
    expect(check({ ...GAME, shuffle: { ...SHUFFLE, secret: "0".repeat(64) } })).toMatchObject({ proven: false, commitment: false, supply: false });
  });

  it("has nothing to say about another algorithm, or a record without a shuffle", () => {
    expect(check({ ...GAME, shuffle: { ...SHUFFLE, algorithm: "another" } })).toBeNull();
    const { shuffle: _, ...without } = GAME;
    expect(check(without)).toBeNull();
  });
});

describe("the salt of this page", () => {
  const { seat, salt } = SHUFFLE.salts.find((one) => one.salt !== null)!;
  const late = SHUFFLE.salts.find((one) => one.salt === null)!;
  const verdict = (sent: SentSalt) => verify(GAME, [], SHUFFLE.commitment, sent);

  it("is in the shuffle where the server acknowledged it", () => {
    expect(verdict({ seat, salt: salt!, accepted: true })).toMatchObject({ mine: "included", proven: true });
  });

  it("is wrong where the server acknowledged it and the record has another, or none", () => {
    expect(verdict({ seat, salt: "another", accepted: true })).toMatchObject({ mine: "wrong", proven: false });
    expect(verdict({ seat: late.seat, salt: "another", accepted: true })).toMatchObject({ mine: "wrong", proven: false });
  });

  it("was late where the server refused it and the record has none for the seat", () => {
    expect(verdict({ seat: late.seat, salt: "too-late", accepted: false })).toMatchObject({ mine: "late", proven: true });
  });

  it("came from elsewhere where the server refused it and the record has another one for the seat", () => {
    expect(verdict({ seat, salt: "second-tab", accepted: false })).toMatchObject({ mine: "elsewhere", proven: true });
  });
});
