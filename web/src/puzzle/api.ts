// Puzzles from the server.
import { getJson } from "../lib/server/records";
import type { PuzzleInfo } from "../protocol";

/** Return a puzzle; without a number that of today. */
export function getPuzzle(number: string): Promise<PuzzleInfo> {
  return getJson<PuzzleInfo>(`/api/puzzles/${number || "today"}`);
}
