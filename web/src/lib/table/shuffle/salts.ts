// The salts that this page sends for shuffles, kept to check them against a game's record.
import type { TableInfo } from "../../../protocol";
import { newId, type TableSocket } from "../connection/socket";

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
function rememberSalt(code: string, game: number, salt: SentSalt): void {
  if (salt.accepted || !sentSalt(code, game)?.accepted) sent.set(`${code}-${game}`, salt);
}

/** Sends this seat's salt for each game, and remembers whether the server accepted it. */
export class SaltSender {
  /** The game for which a salt was sent, as the number of the game at this table. */
  private game: number | null = null;

  constructor(
    private readonly socket: Pick<TableSocket, "ask">,
    private readonly isClosed: () => boolean,
  ) {}

  /** Send a salt, once for each game: after a reconnect the socket repeats the request itself. */
  async send({ code, game }: Pick<TableInfo, "code" | "game">, seat: number): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    const salt = newId(16);
    const remember = (accepted: boolean) => rememberSalt(code, game, { seat, salt, accepted });
    try {
      await this.socket.ask({ type: "salt", salt });
      remember(true);
    } catch {
      if (!this.isClosed()) remember(false); // a closed connection leaves the outcome unknown
    }
  }
}
