// The connection to one table: sends requests, receives updates, and reconnects by itself.
import type { AnyMessage, AnyRequest, Done, Hint, Odds, Secret, Update, Welcome } from "../../../protocol";
import { PROTOCOL } from "../../../protocol";

export interface SocketOptions {
  /** Opens a WebSocket; tests pass their own. */
  open?: ((url: string) => WebSocket) | undefined;
  /** Milliseconds without an answer after which a connection counts as dead; phones do not report connections that died during sleep. */
  answerLimit?: number | undefined;
  /** This browser's number. */
  device?: string | undefined;
  /** Returns the secret of the player to whom the seat belongs; omitted where several players share the device. */
  player?: (() => string | null) | undefined;
}
export type Connection = "connecting" | "open" | "lost" | "closed";
type Asked = AnyRequest extends infer R ? (R extends { id: string } ? Omit<R, "id"> : never) : never;
/** A request without its id, which the socket adds. */
export type Question = Asked;
export type Answer = Done | Welcome | Secret | Odds | Hint;
interface Waiting {
  request: AnyRequest;
  resolve: (a: Answer) => void;
  reject: (e: Error) => void;
  /** The number of times that the server could not save the request. */
  failures: number;
}

/** The error of a refused request; `error` is the server's stable error code. */
export class Refusal extends Error {
  constructor(
    readonly error: string,
    text: string,
  ) {
    super(text);
  }
}

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  connection(state: Connection, reason?: string): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const ANSWER_LIMIT = 8000;
/** Milliseconds without a message after which the connection is checked. */
const QUIET = 45_000;
/** Milliseconds between two comparisons of `QUIET` with the time since the last message. */
const CHECK_PAUSE = 15_000;
/** The id of the request that checks the connection. */
const CHECK = "check";
/** Pauses before a request that could not be saved is sent again with the same id; after the last one it is refused. */
const RETRY_PAUSES = [500, 1000, 2000, 4000];

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer = 0;
  private ended = false;
  private greeted = false;
  private version: number | null = null;
  /** The newest version whose events were passed on. The answer to a request for a seat brings a newer version without them. */
  private told = 0;
  /** Answers whose change has not arrived yet. */
  private early: Done[] = [];
  /** After a gap between updates, the newest version that the refresh must fetch; `null` if no refresh is under way. */
  private skipped: number | null = null;
  private heard = 0;
  /** Whether the browser has reported that it is offline, and the server has not answered since. */
  private reportedOffline = false;
  private readonly checkTimer: number;

  constructor(
    private readonly url: string,
    private token: string | null,
    private readonly listener: Listener,
    private readonly keep: (token: string) => void,
    private readonly options: SocketOptions = {},
  ) {
    this.connect();
    window.addEventListener("online", this.reconnectOrCheck);
    window.addEventListener("offline", this.reportOffline);
    document.addEventListener("visibilitychange", this.reconnectOrCheck);
    this.checkTimer = window.setInterval(() => !document.hidden && performance.now() - this.heard > QUIET && this.check(), CHECK_PAUSE);
  }

  /** Send a request and return its answer, after the update that shows its change. It is repeated after a reconnect with the same id, so that it takes effect once. */
  ask(question: Question): Promise<Answer> {
    const request = { ...question, id: newId() } as AnyRequest;
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { request, resolve, reject, failures: 0 });
      this.send(request);
    });
  }

  private send(request: AnyRequest): void {
    if (!this.greeted) return; // `welcome` sends the waiting requests
    this.socket?.send(JSON.stringify(request));
    this.expect();
  }

  close(): void {
    this.ended = true;
    window.removeEventListener("online", this.reconnectOrCheck);
    window.removeEventListener("offline", this.reportOffline);
    document.removeEventListener("visibilitychange", this.reconnectOrCheck);
    clearTimeout(this.timer);
    clearInterval(this.checkTimer);
    this.socket?.close();
  }

  /** After sleep or a change of network, reconnect at once or check the connection. */
  private reconnectOrCheck = (): void => {
    if (document.hidden || this.ended) return;
    if (this.socket && this.reportedOffline && navigator.onLine) this.drop(this.socket); // the old connection rarely survives
    if (this.socket) return this.check();
    clearTimeout(this.timer);
    this.connect();
  };

  /** Report the connection as lost when the browser is offline. A server on this computer still answers and revokes that. */
  private reportOffline = (): void => {
    if (!this.greeted || this.ended) return;
    this.reportedOffline = true;
    this.listener.connection("lost");
    this.check();
  };

  private check(): void {
    if (!this.greeted) return;
    this.socket?.send(JSON.stringify({ type: "refresh", id: CHECK, since: this.version }));
    this.expect();
  }

  /** Reconnect unless a message arrives in time. After sleep, or when the network changes, connections die silently. */
  private expect(): void {
    const [socket, asked] = [this.socket, performance.now()];
    window.setTimeout(() => {
      if (!socket || this.socket !== socket || (this.heard >= asked && !this.reportedOffline)) return;
      this.drop(socket);
    }, this.answerLimit);
  }

  private drop(socket: WebSocket): void {
    socket.close(); // the browser may take long to report it as closed: do not wait for that
    this.pause = FIRST_PAUSE;
    this.lost(socket);
  }

  private get answerLimit(): number {
    return this.options.answerLimit ?? ANSWER_LIMIT;
  }

  private connect(): void {
    this.greeted = false;
    const socket = this.options.open?.(this.url) ?? new WebSocket(this.url);
    this.socket = socket;
    const limit = setTimeout(() => socket.close(), this.answerLimit);
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (event) => {
      this.heard = performance.now();
      if (this.socket === socket) this.hear(JSON.parse(event.data as string) as AnyMessage, socket);
      if (this.greeted) clearTimeout(limit);
    };
    socket.onclose = () => {
      clearTimeout(limit);
      this.lost(socket);
    };
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.greeted = this.reportedOffline = false;
    this.skipped = null;
    if (this.ended) return;
    this.listener.connection("lost");
    this.timer = window.setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private hello(socket: WebSocket): void {
    const hello = { type: "hello", id: "hello", protocol: PROTOCOL, token: this.token, since: this.version ?? 0, device: this.options.device, player: this.options.player?.() ?? undefined };
    socket.send(JSON.stringify(hello));
  }

  private hear(message: AnyMessage, socket: WebSocket): void {
    switch (message.type) {
      case "update":
        if (this.skipped !== null || this.isAfterGap(message)) {
          this.skip(message.version, socket);
          break;
        }
        this.version = this.told = message.version;
        this.listener.update(withEarlierEvents(message));
        this.settleShown();
        break;
      case "welcome":
        this.welcome(message, socket);
        break;
      case "bye":
        if (message.retry === null) this.end(message.reason);
        else this.pause = Math.max(FIRST_PAUSE, message.retry);
        break;
      case "error":
        if (message.id === "hello" || (message.id === null && !this.greeted)) this.refused(message.error, message.text, socket);
        else if (message.id === "gap") socket.close(); // the next connection brings what is missing
        else if (message.id !== null && !(message.error === "unavailable" && this.retry(message.id))) {
          this.settle(message.id, (w) => w.reject(new Refusal(message.error, message.text)));
        }
        break;
      case "done":
        this.early.push(message);
        this.settleShown();
        break;
      case "secret":
      case "odds":
      case "hint":
        this.settle(message.id, (w) => w.resolve(message));
    }
  }

  /** Return whether updates before this one are missing, so that a refresh must fetch their events. */
  private isAfterGap(update: Update): boolean {
    return this.version !== null && (update.earlier?.[0] ?? update).version > this.version + 1;
  }

  /** Skip an update; a refresh fetches everything since the last known version. */
  private skip(version: number, socket: WebSocket, since = this.version): void {
    if (this.skipped === null) socket.send(JSON.stringify({ type: "refresh", id: "gap", since }));
    this.skipped = Math.max(this.skipped ?? 0, version);
  }

  /** Settle the requests whose change has arrived: the server acknowledges a change before it broadcasts it. */
  private settleShown(): void {
    const early = this.early.splice(0);
    for (const done of early) {
      if (done.version <= (this.version ?? 0)) this.settle(done.id, (w) => w.resolve(done));
      else this.early.push(done);
    }
  }

  private welcome(message: Welcome, socket: WebSocket): void {
    if (message.id === CHECK && this.reportedOffline) {
      this.reportedOffline = false;
      this.listener.connection("open");
    }
    if (message.id === "gap") {
      const skipped = this.skipped ?? 0;
      this.skipped = null;
      if (skipped > message.version) this.skip(skipped, socket, message.version);
    }
    const missed = message.missed.filter((one) => one.version > this.told); // two refreshes overlap
    const refreshed = message.id === CHECK || message.id === "gap";
    if (refreshed && message.version === this.version && missed.length === 0) return; // the server has nothing new
    this.version = message.version;
    if (refreshed || message.id === "hello") this.told = message.version;
    if (message.token) {
      this.token = message.token;
      this.keep(message.token);
    }
    this.listener.welcome({ ...message, missed });
    this.settle(message.id, (w) => w.resolve(message));
    this.settleShown();
    if (message.id !== "hello") return;
    this.greeted = true;
    this.pause = FIRST_PAUSE;
    this.listener.connection("open");
    for (const { request } of this.waiting.values()) socket.send(JSON.stringify(request));
  }

  private refused(error: string, text: string, socket: WebSocket): void {
    if (error === "unknown-token" && this.token) {
      this.token = null; // another device has the seat now, or the token never had one: continue as a spectator
      this.hello(socket);
    } else if (error === "unavailable") {
      socket.close();
    } else if (error !== "too-many-connections" && error !== "too-fast") {
      // after these two the server's `bye` says when to reconnect
      this.end(error, text);
    }
  }

  private end(reason: string, text?: string): void {
    this.close();
    this.listener.connection("closed", reason);
    for (const { reject } of this.waiting.values()) reject(new Refusal(reason, text ?? reason));
    this.waiting.clear();
  }

  /** Schedule a retry of a request that could not be saved; return `false` after the last retry. */
  private retry(id: string): boolean {
    const waiting = this.waiting.get(id);
    const pause = waiting && RETRY_PAUSES[waiting.failures++];
    if (!waiting || pause === undefined) return false;
    window.setTimeout(() => this.waiting.get(id) === waiting && this.send(waiting.request), pause);
    return true;
  }

  private settle(id: string, how: (w: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
  }
}

/** Return an update whose events begin with those of the versions that it brings along. */
function withEarlierEvents(update: Update): Update {
  if (!update.earlier) return update;
  return { ...update, events: [...update.earlier.flatMap((one) => one.events), ...update.events] };
}

export function socketUrl(code: string, location: Location = window.location): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/tables/${code}/socket`;
}

/** Return a random id that cannot be guessed. Over plain HTTP browsers do not offer `crypto.randomUUID`. */
export function newId(bytes = 12): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
