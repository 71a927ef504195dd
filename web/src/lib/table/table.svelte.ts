// The state of a table on this page: the socket feeds it, components read it. Reveals play here, event by event.
import type {
  Advice,
  TableOrGameEvent,
  Missed,
  Position,
  TableInfo,
  TileOdds,
  Update,
  Wait,
  Welcome,
} from "../../protocol";
import { guarded } from "../rendering/guarded";
import { replaceEqual } from "../rendering/replaceEqual";
import { BOARD, EVENT, LOG, schedule } from "../rendering/frames.svelte";
import { narrate, type Names } from "../locale/narration";
import { preferences } from "../browser/preferences.svelte";
import { hiddenPeople, hidePerson } from "./hiddenPeople";
import { PointsHistory } from "./pointsHistory";
import { SaltSender } from "./saltSender";
import { after, duration, reveals } from "./positions";
import { isBots } from "./reactions";
import { ReactionBubbles, type ShownReaction } from "./reactionBubbles.svelte";
import { reason } from "../locale/reasons";
import { RoundMemory, type Why } from "./roundMemory";
import { Refusal, TableSocket, type Connection, type Question, type SocketOptions } from "./socket";
import { has, t } from "../locale/texts.svelte";

export interface LogLine {
  key: number;
  event: TableOrGameEvent;
  /** The players' names at the time of the event. */
  names: Names;
  /** The author of a chat message. */
  who?: number;
  /** The circumstances of an event that has a reason. */
  why?: Why | undefined;
}

const MOST_LINES = 400;
/** If the queued events would take more milliseconds than this, they play faster, so that a reveal never delays the game. */
const LONG_QUEUE = 9000;
/** Milliseconds for which my own tile is shown on the ledge before the next event. */
const MY_TILE = 250;
/** Requests for a seat, which then belongs to the player of this device. */
const SEATING: readonly Question["type"][] = ["sit", "claim", "ask-seat", "ask-host"];
/** Requests that take effect each time. Any other request is not sent again while the same request awaits its answer. */
const REPEATABLE: readonly Question["type"][] = ["add-bot", "react"];

export interface TableOptions extends SocketOptions {
  /** Returns the secret of the player who takes a seat under a name; `null` for a guest. */
  identify?: ((name: string) => Promise<string | null>) | undefined;
}

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  /** The server's latest position. */
  real = $state.raw<Position | null>(null);
  /** The position that is drawn: it follows `real`, event by event. */
  shown = $state.raw<Position | null>(null);
  seat = $state<number | null>(null);
  /** The seat that this device held in the running game and has left; the device may return only to this seat. */
  own = $state<number | null>(null);
  /** Whether this device made the open request for a bot's seat. */
  asks = $state(false);
  /** The number of this device's open request to the host for a free seat. */
  applies = $state<number | null>(null);
  /** The people whose messages and reactions this device hides. */
  hidden = $state.raw<ReadonlySet<number>>(new Set());
  waits = $state.raw<Wait[]>([]);
  /** When `waits` arrived, in milliseconds since 1970; countdowns start there. */
  waitsAt = $state(0);
  connection = $state<Connection>("connecting");
  ended = $state<string | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** The event that is shown now. */
  now = $state.raw<TableOrGameEvent | null>(null);
  /** Whether a reveal is shown. The next question is shown afterwards, because it would give away how the reveal ends. */
  playing = $state(false);
  /** The speed of the event that is shown now. */
  speed = $state(preferences.speed);
  /** All players' minus points at the end of each round, for the chart. */
  history = $state.raw<number[][]>([]);
  refusal = $state<string | null>(null);
  /** The tiles that this player bought in this round. */
  bought = $state.raw<readonly number[]>([]);
  /** The chat message being written; it survives the start and the end of a game. */
  draft = $state("");

  /** The names of all people seen at this table, including those who have left. */
  private people = new Map<number, string>();
  private socket: TableSocket;
  /** The latest request, until it is answered. */
  private asking: { words: string; answer: Promise<boolean> } | null = null;
  private queue: TableOrGameEvent[] = [];
  /** Whether the queue is being played. */
  private showing = false;
  private unwritten: TableOrGameEvent[] = [];
  private timer = 0;
  /** Changes when playback stops; callbacks that were scheduled before then do nothing. */
  private run = 0;
  private nextKey = 0;
  private bubbles = new ReactionBubbles();
  private memory = new RoundMemory();
  private points = new PointsHistory();
  private salts: SaltSender;
  /** Called with each event when it begins to be shown. */
  begins: ((event: TableOrGameEvent) => void) | null = null;
  /** Called with each event when it enters the log, and with its sentence if it has one: for sounds and screen readers. */
  heard: ((event: TableOrGameEvent, words: string | null) => void) | null = null;

  constructor(url: string, token: string | null, keep: (token: string) => void, private readonly options: TableOptions = {}) {
    this.socket = new TableSocket(
      url,
      token,
      {
        welcome: (message) => this.welcome(message),
        update: (message) => this.update(message),
        connection: (state, reason) => {
          this.connection = state;
          if (state === "closed") this.ended = reason ?? "closed";
        },
      },
      keep,
      { answerLimit: preferences.answerLimit, ...options },
    );
    this.salts = new SaltSender(this.socket, () => this.connection === "closed");
  }

  close(): void {
    this.stop();
    this.bubbles.close();
    this.socket.close();
  }

  names = $derived.by<Names>(() => {
    const seats = this.info?.seats ?? [];
    return {
      seats: this.info?.standings.length ? this.info.standings.map((one) => one.name) : seats.map((one) => one.name),
      people: this.people,
      viewer: this.seat,
      me: this.seat === null ? null : (seats[this.seat]?.who ?? null),
    };
  });

  /** The table's phase as shown: a game is over once its last reveal has been shown. */
  get phase(): TableInfo["phase"] | null {
    const phase = this.info?.phase ?? null;
    return phase === "over" && this.playing ? "playing" : phase;
  }

  /** The reactions that are shown now. */
  get reactions(): readonly ShownReaction[] {
    return this.bubbles.shown;
  }

  get amHost(): boolean {
    return this.seat !== null && (this.info?.seats[this.seat]?.host ?? false);
  }

  /** Send a request and return whether it was accepted; if not, `refusal` has the reason. */
  ask(question: Question): Promise<boolean> {
    const words = JSON.stringify(question);
    if (this.asking?.words === words && !REPEATABLE.includes(question.type)) return this.asking.answer;
    const asking = { words, answer: this.sent(question) };
    const forget = () => {
      if (this.asking === asking) this.asking = null;
    };
    asking.answer.then(forget, forget);
    this.asking = asking;
    return asking.answer;
  }

  private async sent(question: Question): Promise<boolean> {
    this.refusal = null;
    try {
      if (this.options.identify && SEATING.includes(question.type)) await this.identify("name" in question ? question.name : "");
      const answer = await this.socket.ask(question);
      if (question.type === "ask-seat") this.asks = true;
      if (question.type === "ask-host" && answer.type === "done") this.applies = answer.version;
      return true;
    } catch (error) {
      if (error instanceof Refusal) {
        this.refusal = has(`refused-${error.error}`) ? t(`refused-${error.error}`) : error.message;
        return false;
      }
      throw error;
    }
  }

  /** Let the seat belong to the player of this device; without a player, the person is a guest. */
  private async identify(name: string): Promise<void> {
    const player = await this.options.identify?.(name);
    if (player) await this.socket.ask({ type: "identify", player }).catch(() => undefined);
  }

  /** Return the secret of a private link that moves this seat to another device. */
  async handover(): Promise<string | null> {
    const answer = await this.socket.ask({ type: "handover" });
    return answer.type === "secret" ? answer.secret : null;
  }

  /** Return the odds of this player's tiles; `null` where the server refuses them. */
  async odds(): Promise<readonly TileOdds[] | null> {
    try {
      const answer = await this.socket.ask({ type: "odds" });
      return answer.type === "odds" ? answer.tiles : null;
    } catch {
      return null;
    }
  }

  /** Return the coach's advice for this player's choice; throw a `Refusal` where the server refuses it. */
  async hint(): Promise<Advice | null> {
    const answer = await this.socket.ask({ type: "hint" });
    return answer.type === "hint" ? answer.advice : null;
  }

  /** Show the server's position at once. */
  skip(): void {
    this.stop();
    this.rush();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.run += 1;
  }

  /** Write the queued events to the log without playing them. */
  private rush(): void {
    this.write();
    for (const event of this.queue.splice(0)) {
      this.announceBegin(event);
      this.note(event);
    }
    this.settle();
  }

  private welcome(message: Welcome): void {
    const known = this.info !== null && this.info.game === message.table.game;
    this.skip();
    this.info = message.table;
    this.meet(message.table);
    this.seat = message.seat;
    this.own = message.own ?? null;
    this.asks = message.asks ?? false;
    this.applies = message.applies ?? null;
    this.hidden = hiddenPeople(message.table.code);
    this.clocks(message.waits);
    this.real = message.position;
    this.memory.see(this.real);
    if (!known) this.clear();
    for (const one of message.missed) this.writeMissed(one);
    this.settle();
    this.salt(message.missed.flatMap((one) => one.events));
  }

  /** Remove the previous game from the chart and the log; chat messages stay. */
  private clear(): void {
    this.history = [];
    this.lines = this.lines.filter((line) => line.event.event === "said");
  }

  /** Write the events that happened while this page was disconnected to the log, without playing them. */
  private writeMissed(missed: Missed): void {
    for (const event of missed.events) {
      this.remember(event);
      this.note(event, true);
    }
  }

  private update(message: Update): void {
    if (message.table) {
      this.info = message.table;
      this.meet(message.table);
      if (!message.table.asking) this.asks = false;
      if (!message.table.applicants?.some((one) => one.number === this.applies)) this.endApplication(message);
      if (message.table.phase !== "playing") this.own = null;
    }
    if (message.seat !== undefined) {
      this.own = message.seat === null && this.info?.phase === "playing" ? this.seat : null;
      this.seat = message.seat;
    }
    if (message.waits) this.clocks(message.waits);
    if (message.position !== undefined) this.real = message.position;
    else if (message.screens && this.real) this.real = { ...this.real, ...message.screens };
    this.memory.see(this.real);
    if (message.events.some((event) => event.event === "dealt")) {
      this.write();
      this.clear();
      this.queue = [];
      this.shown = this.real;
    }
    this.salt(message.events);
    for (const event of message.events) {
      const chat = event.event === "said" || (event.event === "reacted" && !isBots(event, this.info));
      if (chat) this.note(event); // chat does not wait for a reveal, but a bot reacts to an event of the reveal
      else this.queue.push(event);
    }
    const moves = preferences.speed && !document.hidden && message.events.some(duration);
    if (!this.showing && !moves) return this.rush();
    this.playing ||= message.events.some(reveals);
    if (this.showing) return;
    this.showing = true;
    this.playAfter(0);
  }

  /** End this device's request to the host, which was answered or withdrawn. */
  private endApplication(message: Update): void {
    if (this.applies !== null && message.events.some((event) => event.event === "turned-away")) this.refusal = t("refused-turned-away");
    this.applies = null;
  }

  /** Hide the messages and reactions of a person on this device, or show later ones again. */
  hide(who: number, hide: boolean): void {
    if (!this.info) return;
    this.hidden = hidePerson(this.info.code, who, hide);
    if (hide) this.lines = this.lines.filter((line) => line.who !== who);
  }

  /** Play the next event after `ms` milliseconds, and not before the board has been drawn. */
  private playAfter(ms: number): void {
    const run = this.run;
    const play = () => schedule(EVENT, () => run === this.run && this.play());
    if (ms) this.timer = window.setTimeout(play, ms);
    else schedule(BOARD, play);
  }

  private meet(info: TableInfo): void {
    for (const seat of info.seats) this.people.set(seat.who, seat.name);
  }

  private clocks(waits: readonly Wait[]): void {
    this.waits = [...waits];
    this.waitsAt = Date.now();
  }

  /** Send this seat's salt when the server has committed to its secret. */
  private salt(events: readonly TableOrGameEvent[]): void {
    const { seat, info } = this;
    if (seat === null || info?.phase !== "salting" || !events.some((event) => event.event === "committed")) return;
    void this.salts.send(info, seat);
  }

  private play(): void {
    const event = this.queue.shift();
    if (!event) return this.settle();
    this.announceBegin(event);
    this.now = event;
    if (this.shown) this.shown = after(this.shown, event);
    this.unwritten.push(event);
    if (this.unwritten.length === 1) schedule(LOG, () => this.writeOn());
    const queued = this.queue.reduce((sum, one) => sum + duration(one), 0);
    const speed = queued > LONG_QUEUE ? Math.max(2, preferences.speed) : preferences.speed;
    this.speed = speed;
    const long = duration(event) || (event.event === "laid" && event.seat === this.seat ? MY_TILE : 0);
    this.playAfter(speed && !document.hidden ? long / speed : 0);
  }

  /** Write all shown events to the log. */
  private write(): void {
    for (const event of this.unwritten.splice(0)) this.note(event);
  }

  /** Write the next shown event to the log, one in each frame. */
  private writeOn(): void {
    const event = this.unwritten.shift();
    if (this.unwritten.length) schedule(LOG, () => this.writeOn());
    if (event) this.note(event);
  }

  /** Remember an event when it begins to be shown: the log follows some frames later, and the chart must not. */
  private remember(event: TableOrGameEvent): void {
    this.history = this.points.after(event, this.info?.seats.length ?? 0, this.history);
    this.memory.follow(event, this.seat);
    this.bought = this.memory.bought;
  }

  private announceBegin(event: TableOrGameEvent): void {
    this.remember(event);
    guarded(() => this.begins?.(event));
  }

  private announceWritten(event: TableOrGameEvent, words: string | null): void {
    guarded(() => this.heard?.(event, words));
  }

  private settle(): void {
    this.showing = this.playing = false;
    this.now = null;
    this.shown = replaceEqual(this.shown, this.real);
  }

  private note(event: TableOrGameEvent, quiet = false): void {
    if ((event.event === "said" || event.event === "reacted") && this.hidden.has(event.who)) return;
    if (event.event === "reacted") {
      if (quiet) return;
      const say = () => this.announceWritten(event, this.said(event.who, t(`reaction-${event.reaction}`)));
      if (!isBots(event, this.info)) this.bubbles.show(event, say);
      else if (preferences.botReactions) this.bubbles.showLater(event, say);
      return;
    }
    const said = event.event === "said";
    const words = said ? this.said(event.who, event.text) : narrate(event, this.names, t);
    if (words === null) return;
    const why = this.memory.why(event) ?? undefined;
    const because = why?.surprising ? reason(event, why, this.names, t) : null;
    // The screens show which players have chosen, so a tile that another player lays face down gets no line.
    const small = event.event === "laid" && !event.face_up && event.seat !== this.seat;
    if (!small) {
      const entry: LogLine = { key: this.nextKey++, event, names: this.names, ...(said ? { who: event.who } : { why }) };
      this.lines = [...this.lines.slice(1 - MOST_LINES), entry];
    }
    if (!quiet) this.announceWritten(event, small ? null : [words, because].filter(Boolean).join(" "));
  }

  private said(who: number, text: string): string {
    return t("named", { name: this.people.get(who) ?? "?", text });
  }

  /** Return an event's sentence; for an event that surprises this player, its reason instead. */
  tell(event: TableOrGameEvent): string | null {
    const why = this.memory.why(event);
    return (why?.surprising && reason(event, why, this.names, t)) || narrate(event, this.names, t);
  }
}
