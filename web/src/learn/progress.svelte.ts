// The progress of this device in the lesson.
import { store, stored } from "../lib/browser/storage";
import { CHAPTERS } from "./lesson";

export interface Progress {
  /** The chapter to continue with, counted from 1; `null` before the first visit. */
  at: number | null;
  /** The chapters whose idea the learner has seen. */
  done: number[];
  /** Whether the learner has seen the page after the last chapter, which offers a short game. */
  ended: boolean;
}

const KEY = "hornochsen-lesson";

export const progress = $state<Progress>({ at: null, done: [], ended: false, ...stored<Partial<Progress>>(KEY, {}) });

/** Remember the chapter that is open. */
export function openedChapter(number: number): void {
  keep({ at: number });
}

/** Remember that a chapter's idea was seen. */
export function finishedChapter(number: number): void {
  keep({ done: [...new Set([...progress.done, number])].sort((one, other) => one - other) });
}

/** Remember that the learner has seen the page after the last chapter. */
export function endedLesson(): void {
  keep({ ended: true });
}

/** Return whether all chapters are done. */
export function lessonDone(): boolean {
  return progress.done.length >= CHAPTERS.length;
}

function keep(changes: Partial<Progress>): void {
  Object.assign(progress, changes);
  store(KEY, { at: progress.at, done: progress.done, ended: progress.ended });
}
