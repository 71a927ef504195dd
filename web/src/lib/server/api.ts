// The HTTP API: opening and finding tables, boards. A table's events use its socket.
import type { Board, Info, Opened, Problem, Summary, TableInfo, Terms } from "../../protocol";
import { Refusal } from "../table/connection/socket";
import { has, t } from "../locale/texts.svelte";

async function ask<T>(path: string, options?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { headers: { "content-type": "application/json" }, ...options });
  } catch {
    throw new Refusal("offline", t("shell-offline"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.error ?? "failed", problem?.text ?? answer.statusText);
}

export const info = (): Promise<Info> => ask("/api/info");
export const board = (name: string): Promise<Board> => ask(`/api/boards/${encodeURIComponent(name)}`);
export const publicTables = (): Promise<Summary[]> => ask("/api/tables");
export const tableInfo = (code: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(code)}`);
export const openTable = (terms: Partial<Terms> = {}): Promise<Opened> =>
  ask("/api/tables", { method: "POST", body: JSON.stringify(terms) });

/** Return the address of the image with a table's QR code. */
export const qrOf = (code: string): string => `/api/tables/${encodeURIComponent(code)}/qr.svg`;

/** Return the QR code, as an image, of the private link that moves a seat to another device. The secret is sent in the body, because URLs are logged. */
export async function moveQr(code: string, secret: string): Promise<string> {
  const options = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ secret }) };
  const answer = await fetch(`/api/tables/${encodeURIComponent(code)}/move.svg`, options);
  if (!answer.ok) throw new Error(answer.statusText);
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

/** Return the reason of a failure in the reader's language, where a text exists. */
export function why(error: unknown): string {
  if (!(error instanceof Refusal)) return t("shell-failed");
  return has(`refused-${error.error}`) ? t(`refused-${error.error}`) : error.message;
}
