// The guide's memory on this device: its comments so far, and the course of the running game.

/** The ideas that the guide explains. */
export const TOPICS = [
  "take",
  "buy-first",
  "surprise",
  "open",
  "double",
  "happy",
  "cows-covered",
  "plus",
  "cow-pat",
  "pushed",
  "buy",
  "costly",
  "dunghill",
  "supply",
  "near",
  "low",
  "risky",
  "drew",
  "planned",
  "end",
  "goodbye",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Each idea is explained at most this often, from the second time on in fewer words. */
export const MOST_TIMES = 2;
/** A bullhead costs most, so the guide comments on the first bullheads, even right after other comments. */
const MOST_BULLHEADS = 4;

/** Return how often an idea is explained at most. */
export function mostTimes(topic: Topic): number {
  return topic === "take" ? MOST_BULLHEADS : MOST_TIMES;
}

/** After this many comments in a game, only a new idea of `MUST_KNOW` is explained. */
export const MANY_COMMENTS = 8;
/** The ideas without which a player would not understand the question or the end of the game. */
export const MUST_KNOW: readonly Topic[] = ["take", "buy-first", "open", "double", "happy", "dunghill"];
/** After this many rounds in a row without minus points the guide says goodbye. */
export const CLEAN_ROUNDS = 4;

export type Reason = "bullhead" | "cow-pat" | "purchase";

export interface Memory {
  /** The number of times that each idea was explained on this device. */
  told: Partial<Record<Topic, number>>;
  /** The game: the table's code and the number of the game at the table. */
  game: string;
  /** The latest question that the guide has considered, so that a reload does not repeat it. */
  question: string;
  /** The number of comments in this game. */
  comments: number;
  /** Whether there was a comment on the latest question. */
  spoke: boolean;
  /** The number of rounds in a row in which this player got no minus points for a tile. */
  clean: number;
  /** This player's minus points in this game, by their reason. */
  paid: Record<Reason, number>;
  /** Whether the guide has nothing more to say in this game. */
  gone: boolean;
  /** Whether the player has asked for quiet at this table. */
  quiet: boolean;
}

export const NEW_MEMORY: Memory = {
  told: {},
  game: "",
  question: "",
  comments: 0,
  spoke: false,
  clean: 0,
  paid: { bullhead: 0, "cow-pat": 0, purchase: 0 },
  gone: false,
  quiet: false,
};

/** Return the memory at the beginning of a game: nothing is explained twice, and a guide that was turned off stays off. */
export function inGame(memory: Memory, code: string, number: number): Memory {
  const game = `${code} ${number}`;
  if (memory.game === game) return memory;
  const quiet = memory.quiet && memory.game.startsWith(`${code} `);
  return { ...NEW_MEMORY, told: memory.told, game, quiet };
}
