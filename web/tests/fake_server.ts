// A server for one table: hands out sockets, and lets a test answer them.
import type { AnyEvent, AnyMessage, AnyRequest, Position, TableInfo, Update, Welcome } from "../src/protocol";
import { PROTOCOL } from "../src/protocol";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly received: AnyRequest[] = [];
  closed = false;

  send(data: string): void {
    if (!this.closed) this.received.push(JSON.parse(data) as AnyRequest);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }
}

export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly open = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  /** The latest socket that was opened. */
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** All requests on the latest socket. */
  get received(): readonly AnyRequest[] {
    return this.socket.received;
  }

  last<T extends AnyRequest["type"]>(type: T): Extract<AnyRequest, { type: T }> {
    const found = this.received.filter((request) => request.type === type).at(-1);
    if (!found) throw new Error(`no ${type} among ${JSON.stringify(this.received)}`);
    return found as Extract<AnyRequest, { type: T }>;
  }

  count(type: AnyRequest["type"]): number {
    return this.received.filter((request) => request.type === type).length;
  }

  /** Open the latest socket and answer its greeting. */
  accept(message: Partial<Welcome> = {}): void {
    this.socket.onopen?.();
    this.send(welcome(message));
  }

  send(message: AnyMessage): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }

  update(version: number, message: Partial<Update> = {}): void {
    this.send({ type: "update", version, events: [], ...message });
  }

  done(request: { id: string }): void {
    this.send({ type: "done", id: request.id, version: 1 });
  }

  refuse(request: { id: string } | null, error: string, text = `refused: ${error}`): void {
    this.send({ type: "error", id: request?.id ?? null, error, text });
  }

  /** Lose the connection. */
  drop(): void {
    this.socket.close();
  }
}

export function welcome(message: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    id: "hello",
    protocol: PROTOCOL,
    server: "1",
    version: 1,
    token: null,
    seat: null,
    table: info(),
    position: null,
    waits: [],
    missed: [],
    ...message,
  };
}

export function info(changes: Partial<TableInfo> = {}): TableInfo {
  const seats = ["Anja", "Bernd"].map((name, who) => ({ who, name, colour: "red", bot: null, present: true, stand_in: false, host: who === 0 }));
  return { code: "MUH", phase: "playing", seats, game: 1, commitment: null, salted: [], standings: [], record: null, ...changes } as TableInfo;
}

export function position(changes: Partial<Position> = {}): Position {
  return {
    seat: 0,
    round: 1,
    laying: { double: false, order: [], together: 0, selling: false },
    positions: [0, 0],
    rows: [[], []],
    hand: [7, 20],
    held: [2, 2],
    supply: 90,
    box: 0,
    laid: [[], []],
    bought: [0, 0],
    queue: [],
    taking: null,
    open_next: false,
    dunghill_reached: false,
    ending: null,
    ledger: [],
    happy: false,
    next_rows: [],
    options: null,
    ...changes,
  };
}

/** Two tiles are revealed and placed in one row; the first moves its piece. */
export const REVEAL: AnyEvent[] = [
  { event: "revealed", seats: [0, 1], tiles: [[7], [30]] },
  { event: "placed", seat: 0, tile: 7, row: 0, square: 0, behind: 0, lowest: false },
  { event: "moved", seat: 0, reason: "cow-pat", points: 3, plus: false, start: 0, end: 3 },
  { event: "placed", seat: 1, tile: 30, row: 0, square: 1, behind: 0, lowest: false },
];

export const REVEALED: Position = position({ positions: [3, 0], rows: [[7, 30], []], hand: [20], held: [1, 1] });
