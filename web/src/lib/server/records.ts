// Records and replays from the server.
import type { ReplayInfo, ReplayPage, ReplayStep } from "../../protocol";
import { currentPlayer } from "../browser/players.svelte";
import type { GameRecord } from "../table/shuffle/shuffle";

const PAGE = 50;

/** Return the header that says who reads: until a day is over, records of its deal are only for players who have finished it. */
export function readerHeaders(): Record<string, string> {
  const secret = currentPlayer()?.secret;
  return secret ? { authorization: `Bearer ${secret}` } : {};
}

export async function getJson<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: readerHeaders() });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as { error?: string; text?: string } | null;
    throw new Error(problem?.error ?? String(answer.status));
  }
  return (await answer.json()) as T;
}

export function getRecord(id: string): Promise<GameRecord> {
  return getJson<GameRecord>(`/api/records/${id}`);
}

export function getReplay(id: string): Promise<ReplayInfo> {
  return getJson<ReplayInfo>(`/api/records/${id}/replay`);
}

export function getSteps(id: string, seat: string, start: number): Promise<ReplayPage> {
  return getJson<ReplayPage>(`/api/records/${id}/steps?seat=${seat}&start=${start}&count=${PAGE}`);
}

/** Fetch all steps of a game, page by page. */
export async function getAllSteps(id: string, seat: string): Promise<ReplayStep[]> {
  const steps: ReplayStep[] = [];
  for (let total = 1; steps.length < total; ) {
    const page = await getSteps(id, seat, steps.length);
    steps.push(...page.steps);
    total = page.total;
  }
  return steps;
}
