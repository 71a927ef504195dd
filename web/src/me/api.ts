// The HTTP API for players. The secret is sent in a header or in the body, because URLs are logged.
import type {
  ChangeNotices,
  ChangePlayer,
  DeviceLink,
  NoticeInfo,
  PlayedGame,
  PlayedGames,
  PlayerInfo,
  PlayerPage,
  PlayerStatistics,
  Problem,
  Recovered,
  RecoveryCode,
  Retention,
} from "../protocol";
import { Refusal } from "../lib/table/connection/socket";
import type { BrowserSubscription } from "./push";
import { t } from "../lib/locale/texts.svelte";

async function fetched(path: string, secret: string | null, body?: object, signal?: AbortSignal, base = "/api"): Promise<Response> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  const options: RequestInit = { headers, cache: "no-store", signal: signal ?? null };
  if (body) Object.assign(options, { method: "POST", body: JSON.stringify(body) });
  let answer: Response;
  try {
    answer = await fetch(`${base}${path}`, options);
  } catch {
    throw new Refusal("offline", t("shell-offline"));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.error ?? "failed", problem?.text ?? answer.statusText);
}

/** Return the answer to a request with a player’s secret; with a body it is a POST. */
export const ask = async <T>(path: string, secret: string | null, body?: object): Promise<T> => (await fetched(path, secret, body)).json() as Promise<T>;

/** Send a request with a player’s secret whose answer is empty. */
export const send = (path: string, secret: string, body: object): Promise<unknown> => fetched(path, secret, body);

/** Return what this browser calls itself, such as "Firefox, Linux". */
export function deviceName(agent: string = navigator.userAgent): string {
  const browser = [["Edg", "Edge"], ["OPR", "Opera"], ["Firefox", "Firefox"], ["Chrome", "Chrome"], ["Safari", "Safari"]].find(([sign]) => agent.includes(sign ?? ""))?.[1];
  const system = [["Android", "Android"], ["iPhone", "iPhone"], ["iPad", "iPad"], ["Windows", "Windows"], ["Mac", "macOS"], ["Linux", "Linux"]].find(([sign]) => agent.includes(sign ?? ""))?.[1];
  return [browser, system].filter(Boolean).join(", ");
}

/** Milliseconds after which a person sits down as a guest, if the server does not answer. */
const CREATION_LIMIT = 4000;

export async function create(secret: string, name: string): Promise<PlayerInfo> {
  const wanted = { secret, name, device: deviceName() };
  return (await fetched("/players", null, wanted, AbortSignal.timeout(CREATION_LIMIT))).json() as Promise<PlayerInfo>;
}
export const join = (link: string, secret: string): Promise<PlayerInfo> => ask("/players/join", null, { link, secret, device: deviceName() });
export const recover = (code: string, secret: string): Promise<Recovered> => ask("/players/recover", null, { code, secret, device: deviceName() });
/** Allow this device to play at a table as the player to whom a link was mailed. */
export const useSeatLink = (code: string, link: string, secret: string): Promise<unknown> => fetched(`/tables/${code}/pass`, null, { link, secret, device: deviceName() });
/** Return the record of a finished game. */
export const recordOf = (id: string): Promise<object> => ask(`/records/${id}`, null);
/** Count a game on this device for a player. */
export const submitGame = (secret: string, record: object, seat: number): Promise<PlayedGame> => ask("/player/games", secret, { record, seat });
export const page = (secret: string): Promise<PlayerPage> => ask("/player", secret);
export const change = (secret: string, wanted: ChangePlayer): Promise<PlayerInfo> => ask("/player", secret, wanted);
export const statistics = (secret: string): Promise<PlayerStatistics> => ask("/player/statistics", secret);
export const newLink = (secret: string): Promise<DeviceLink> => ask("/player/link", secret, {});
export const newRecovery = (secret: string): Promise<RecoveryCode> => ask("/player/recovery", secret, {});
export const retention = (): Promise<Retention> => ask("/retention", null);

/** The filters of the list of finished games; empty texts for all games. */
export interface Wanted {
  board: string;
  players: string;
  result: string;
  name: string;
}

/** Return a page of the finished games. */
export function games(secret: string, wanted: Wanted, start: number): Promise<PlayedGames> {
  const query = new URLSearchParams({ start: `${start}` });
  for (const [key, value] of Object.entries(wanted)) if (value.trim()) query.set(key, value.trim());
  return ask(`/player/games?${query}`, secret);
}

export const notices = (secret: string): Promise<NoticeInfo> => ask("/player/notices", secret);
export const changeNotices = (secret: string, wanted: ChangeNotices): Promise<NoticeInfo> => ask("/player/notices", secret, wanted);
export const setMail = (secret: string, address: string, language: string): Promise<unknown> => fetched("/player/notices/mail", secret, { address, language });
export const removeMail = (secret: string): Promise<unknown> => fetched("/player/notices/mail/delete", secret, {});
export const sendSubscription = (secret: string, made: BrowserSubscription): Promise<unknown> => fetched("/player/notices/push", secret, made);
export const unsubscribe = (secret: string): Promise<unknown> => fetched("/player/notices/push/delete", secret, {});
export const confirmMail = (link: string): Promise<unknown> => fetched("/mail/confirm", null, { link });
export const askRecovery = (address: string, language: string): Promise<unknown> => fetched("/players/recover/ask", null, { address, language });
export const recoverByMail = (link: string, secret: string): Promise<Recovered> => ask("/players/recover/mail", null, { link, secret, device: deviceName() });

/** End mailed notices with the token of a mail. */
export const endMails = (token: string): Promise<unknown> => fetched(`/unsubscribe/${token}`, null, {}, undefined, "");

export async function signOut(secret: string, device: string): Promise<void> {
  await fetched(`/player/devices/${device}/sign-out`, secret, {});
}

export async function deleteAll(secret: string, name: string): Promise<void> {
  await fetched("/player/delete", secret, { name });
}

/** Return everything that the server stores about the player, as a file. */
export async function exported(secret: string): Promise<Blob> {
  return (await fetched("/player/export", secret)).blob();
}

/** Return the QR code of a link to another device, as an image. */
export async function linkQr(secret: string, link: string): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await (await fetched("/player/link.svg", secret, { secret: link })).text())}`;
}
