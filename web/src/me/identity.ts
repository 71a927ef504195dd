// The player behind a seat: created silently with the first game on a device.
import { addPlayer, currentPlayer, newSecret } from "../lib/browser/players.svelte";
import { create } from "./api";

/** Return the secret of the player who plays on this device; create a player if there is none. `null` if that fails: the person plays as a guest. */
export async function playerSecret(name: string): Promise<string | null> {
  const known = currentPlayer();
  if (known) return known.secret;
  if (!name) return null;
  const secret = newSecret();
  try {
    const { id } = await create(secret, name);
    addPlayer({ id, secret, name });
    return secret;
  } catch {
    return null;
  }
}
