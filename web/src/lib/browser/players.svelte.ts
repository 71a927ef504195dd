// The players of this browser: their secrets, and the one who plays now. Several people may share a device.
import { newId } from "../table/connection/socket";
import { remember } from "./preferences.svelte";
import { store, stored } from "./storage";

/** A player whose secret this browser keeps. */
export interface KnownPlayer {
  id: string;
  secret: string;
  name: string;
}
interface Known {
  current: string | null;
  players: KnownPlayer[];
}

const KEY = "hornochsen-players";
const NOBODY: Known = { current: null, players: [] };
let known = $state.raw<Known>(stored(KEY, NOBODY));

function keep(next: Known): void {
  known = next;
  store(KEY, next);
}

/** Return a new secret of 43 characters. */
export function newSecret(): string {
  const bytes = newId(32).match(/../g) ?? [];
  const text = String.fromCharCode(...bytes.map((byte) => parseInt(byte, 16)));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Return the players of this browser. */
export function players(): readonly KnownPlayer[] {
  return known.players;
}

/** Return the player who plays now; `null` for a guest. */
export function currentPlayer(): KnownPlayer | null {
  return known.players.find((player) => player.id === known.current) ?? null;
}

/** Read what other tabs have stored. */
export function readAgain(): void {
  known = stored(KEY, NOBODY);
}

/** Add a player, or change the name of a known one, and let this player play. */
export function addPlayer(player: KnownPlayer): void {
  readAgain();
  const others = known.players.filter((one) => one.id !== player.id);
  keep({ current: player.id, players: [...others, player] });
  remember({ name: player.name });
}

/** Let another player of this browser play; `null` for a new one, who is created with the next game. */
export function switchTo(id: string | null): void {
  readAgain();
  keep({ ...known, current: id });
  remember({ name: currentPlayer()?.name ?? "" });
}

/** Remove a player from this browser. */
export function dropPlayer(id: string): void {
  readAgain();
  const left = known.players.filter((one) => one.id !== id);
  keep({ current: known.current === id ? (left[0]?.id ?? null) : known.current, players: left });
  remember({ name: currentPlayer()?.name ?? "" });
}
