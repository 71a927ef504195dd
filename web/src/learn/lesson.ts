// The chapters of the lesson, as data that the rules have computed: positions, legal choices, and what each one leads to.
import { listed, type Names, type Say } from "../lib/locale/narration";
import type { Args } from "../lib/locale/texts.svelte";
import type { AnyEvent, Position, TableInfo } from "../protocol";

/** The id of a text and its arguments, as the data has them: `tiles` is a list of numbers, `seat` a player. */
export type Message = [id: string, args: Record<string, string | number | number[]>];

export interface Choice {
  /** The events that the learner sees, up to the next decision or the end of the round. */
  events: AnyEvent[];
  answer: Message[];
  /** Advice to try something else, if the round ends without showing the idea of the chapter. */
  missed?: Message;
  /** The next decision in the same round: what the events do not tell about its position, and the legal choices. */
  options?: Position["options"];
  next_rows?: Position["next_rows"];
  choices?: Choices;
}

/** All legal choices of a decision, by their names: `play 3 66`, `buy 2`, `take 17`. */
export type Choices = Record<string, Choice>;

export interface Chapter {
  name: string;
  table: TableInfo;
  args: Message[1];
  /** A choice that shows the idea of the chapter. */
  advice: string;
  position: Position;
  choices: Choices;
}

/** A choice in a chapter's file. Its events are indexes into the events of the chapter. */
type StoredChoice = Omit<Choice, "events" | "choices"> & { events: number[]; choices?: Record<string, StoredChoice> };
type StoredChapter = Omit<Chapter, "choices"> & { events: AnyEvent[]; choices: Record<string, StoredChoice> };

/** The names of the chapters, in order. */
export const CHAPTERS = ["behind", "lowest", "cow-pat", "bullhead", "first", "buying", "happy", "double", "open", "dunghill"] as const;

/** The last part of the address of the page after the last chapter. */
export const END = "done";

const files = import.meta.glob<StoredChapter>("./chapters/*.json", { import: "default" });

/** Load a chapter; its number counts from 1. */
export async function loadChapter(number: number): Promise<Chapter> {
  const load = files[`./chapters/${number}.json`];
  if (!load) throw new Error(`no chapter ${number}`);
  const { events, choices, ...chapter } = await load();
  return { ...chapter, choices: withEvents(choices, events) };
}

/** Return choices with the events that their numbers stand for. */
function withEvents(choices: Record<string, StoredChoice>, all: readonly AnyEvent[]): Choices {
  return Object.fromEntries(
    Object.entries(choices).map(([name, { events, choices: later, ...choice }]) => {
      const found = { ...choice, events: events.map((number) => all[number]!) };
      return [name, later ? { ...found, choices: withEvents(later, all) } : found];
    }),
  );
}

/** Return a message as a text. */
export function told([id, args]: Message, names: Names, say: Say): string {
  return say(id, spoken(args, names, say));
}

/** Return the arguments of a text: lists of tiles in words, and players by name. */
export function spoken(args: Message[1], names: Names, say: Say): Args {
  const words: Args = {};
  for (const [name, value] of Object.entries(args)) words[name] = Array.isArray(value) ? listed(value, say) : value;
  if (typeof args.seat === "number") {
    words.who = args.seat === names.viewer ? "you" : "other";
    words.name = names.seats[args.seat] ?? "?";
  }
  return words;
}
