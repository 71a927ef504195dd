// The answers to puzzles on this device, and the days in a row on which the puzzle of the day was solved.
import { store, stored } from "../lib/browser/storage";

export interface PuzzleProgress {
  /** By number of the puzzle: whether the first answer was right. */
  answers: Readonly<Record<string, boolean>>;
  /** The last day whose puzzle was answered; empty if there is none. */
  day: string;
  /** The number of days in a row up to `day` on which the puzzle was solved. */
  streak: number;
}

const KEY = "hornochsen-puzzles";
export const NEW: PuzzleProgress = { answers: {}, day: "", streak: 0 };

/** Return the progress that this device has stored. */
export function storedProgress(): PuzzleProgress {
  return { ...NEW, ...stored<Partial<PuzzleProgress>>(KEY, {}) };
}

export function storeProgress(progress: PuzzleProgress): void {
  store(KEY, progress);
}

/** Return the progress after an answer. Only the first answer counts. `day` is set for the puzzle of this day. */
export function answered(before: PuzzleProgress, number: number, right: boolean, day: string | null): PuzzleProgress {
  const answers = number in before.answers ? before.answers : { ...before.answers, [number]: right };
  if (day === null || day === before.day) return { ...before, answers };
  return { answers, day, streak: right ? streakOn(day, before) + 1 : 0 };
}

/** Return the length of the streak on a day: it ends when a day passes without its puzzle. */
export function streakOn(today: string, { day, streak }: PuzzleProgress): number {
  return day === today || day === dayBefore(today) ? streak : 0;
}

/** Return the day before a day, both as `2026-11-16`. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** Return the numbers of the puzzles of the last days, the newest first, without the puzzle of today. */
export function earlier(today: number, total: number, most: number): number[] {
  return Array.from({ length: Math.min(most, total - 1) }, (_, at) => ((today - 2 - at + 2 * total) % total) + 1);
}
