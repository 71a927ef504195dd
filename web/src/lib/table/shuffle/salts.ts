// The salts that this page has sent, to check them against a game's record.

export interface SentSalt {
  seat: number;
  salt: string;
  /** Whether the server acknowledged it. It refuses a late salt, and a second one for the same seat. */
  accepted: boolean;
}

const sent = new Map<string, SentSalt>();

/** Return the salt that was sent for a game; `null` if the server has answered none. */
export function sentSalt(code: string, game: number): SentSalt | null {
  return sent.get(`${code}-${game}`) ?? null;
}

/** Remember a salt once the server has answered. An accepted salt is not replaced by a refused one. */
export function rememberSalt(code: string, game: number, salt: SentSalt): void {
  if (salt.accepted || !sentSalt(code, game)?.accepted) sent.set(`${code}-${game}`, salt);
}
