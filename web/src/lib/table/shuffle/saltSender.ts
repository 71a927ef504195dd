// Sends this seat's salt for the shuffle, and remembers whether the server accepted it.
import type { TableInfo } from "../../../protocol";
import { rememberSalt } from "./salts";
import { newId, type TableSocket } from "../connection/socket";

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
