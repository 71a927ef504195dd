// Requests for reviews and for games that continue a record.
import { readerHeaders } from "../lib/server/records";
import { Refusal } from "../lib/table/connection/socket";
import type { Opened, Problem } from "../protocol";
import type { ReviewStatus } from "./types";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers = readerHeaders();
  const options = body === undefined ? { headers } : { method: "POST", body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refusal("offline", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.error ?? "failed", problem?.text ?? answer.statusText);
}

/** Return the status of a seat's review, with its result once it is done. */
export function findReview(record: string, seat: number): Promise<ReviewStatus> {
  return ask(`/api/records/${record}/reviews/${seat}`);
}

/** Ask for a review; the server computes it. */
export function startReview(record: string, seat: number): Promise<ReviewStatus> {
  return ask(`/api/records/${record}/reviews`, { seat });
}

/** Open a table that continues a record from a move; return its private path, which gives access to the seat once. */
export async function continueRecord(record: string, seat: number, move: number): Promise<string> {
  const { link } = await ask<Opened>(`/api/records/${record}/continue`, { seat, move });
  const { pathname, hash } = new URL(link, location.origin);
  return pathname + hash;
}
