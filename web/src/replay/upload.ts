// Sends a record file to the server, which checks and replays it: the browser knows no rules.
import type { Problem, Uploaded } from "../protocol";

/** The size of the largest file that the server accepts. */
export const MOST_BYTES = 2 ** 20;

export type Trouble = { kind: "too-large" | "too-fast" | "failed" } | { kind: "bad"; text: string };

export async function upload(file: Blob): Promise<Uploaded | Trouble> {
  if (file.size > MOST_BYTES) return { kind: "too-large" };
  try {
    const body = await file.text();
    const answer = await fetch("/api/records", { method: "POST", body, headers: { "content-type": "application/json" } });
    if (answer.ok) return (await answer.json()) as Uploaded;
    return troubleOf(answer.status, (await answer.json().catch(() => null)) as Problem | null);
  } catch {
    return { kind: "failed" };
  }
}

export function troubleOf(status: number, problem: Problem | null): Trouble {
  if (status === 413) return { kind: "too-large" };
  if (problem?.error === "bad-record") return { kind: "bad", text: problem.text };
  return { kind: problem?.error === "too-fast" ? "too-fast" : "failed" };
}
