// The HTTP API for operators. The token is sent in a header, because URLs are logged.
import type { OperatorOverview, OperatorPeople, Problem } from "../protocol";
import { Refusal } from "../lib/table/connection/socket";

async function ask(token: string, path: string, body?: object): Promise<Response> {
  const options: RequestInit = { headers: { authorization: `Bearer ${token}`, "content-type": "application/json" }, cache: "no-store" };
  if (body) Object.assign(options, { method: "POST", body: JSON.stringify(body) });
  let answer: Response;
  try {
    answer = await fetch(`/api/operator${path}`, options);
  } catch {
    throw new Refusal("offline", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.error ?? "failed", problem?.text ?? answer.statusText);
}

const part = encodeURIComponent;

export const overview = async (token: string): Promise<OperatorOverview> => (await ask(token, "")).json();
export const people = async (token: string, code: string): Promise<OperatorPeople> => (await ask(token, `/tables/${part(code)}`)).json();

/** A change that an operator asks for. */
export type Action =
  | { type: "close-table"; code: string }
  | { type: "remove"; code: string; who: number; name: string }
  | { type: "close-report"; id: string }
  | { type: "bar" | "unbar"; address: string }
  | { type: "bar-player" | "unbar-player"; player: string; name: string };

/** Return the path and the body with which an action is sent. */
export function requestOf(action: Action): { path: string; body: object } {
  switch (action.type) {
    case "close-table":
      return { path: `/tables/${part(action.code)}/close`, body: {} };
    case "remove":
      return { path: `/tables/${part(action.code)}/people/${action.who}/remove`, body: {} };
    case "close-report":
      return { path: `/reports/${part(action.id)}/close`, body: {} };
    case "bar-player":
    case "unbar-player":
      return { path: `/${action.type}`, body: { player: action.player } };
    default:
      return { path: `/${action.type}`, body: { address: action.address } };
  }
}

export async function act(token: string, action: Action): Promise<void> {
  const { path, body } = requestOf(action);
  await ask(token, path, body);
}
