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
import { guarded } from "../rendering/frames.svelte";
import { replaceEqual } from "../rendering/replaceEqual";
import { narrate, type Names } from "../locale/narration";
import { preferences } from "../browser/preferences.svelte";
import { hiddenPeople, hidePerson } from "./conversation/hiddenPeople";
import { PointsHistory } from "./showing/pointsHistory";
import { SaltSender } from "./shuffle/salts";
import { Playback } from "./showing/playback.svelte";
import { after, duration, reveals } from "./showing/positions";
import { isFromBot, ReactionBubbles, type ShownReaction } from "./conversation/reactionBubbles.svelte";
import { reason } from "../locale/eventReasons";
import { RoundMemory, type Why } from "./showing/roundMemory";
import { Requests, type Identify } from "./connection/requests.svelte";
import { TableSocket, type Answer, type Connection, type Question, type SocketOptions } from "./connection/socket";
import { t } from "../locale/texts.svelte";

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
/** Milliseconds for which my own tile is shown among the waiting tiles before the next event. */
const MY_TILE = 250;

export interface TableOptions extends SocketOptions {
  identify?: Identify | undefined;
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
  /** The time at which `waits` arrived, in milliseconds since 1970; countdowns start there. */
  waitsAt = $state(0);
  connection = $state<Connection>("connecting");
  ended = $state<string | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** The event that is shown now. */
  now = $state.raw<TableOrGameEvent | null>(null);
  /** Whether a reveal is shown. The next question is shown afterwards, because it would give away how the reveal ends. */
  playing = $state(false);
  /** All players' minus points at the end of each round, for the chart. */
  history = $state.raw<number[][]>([]);
  /** The tiles that this player bought in this round. */
  bought = $state.raw<readonly number[]>([]);
  /** The chat message being written; it survives the start and the end of a game. */
  draft = $state("");

  /** The names of all people seen at this table, including those who have left. */
  private people = new Map<number, string>();
  private socket: TableSocket;
  private requests: Requests;
  private nextKey = 0;
  private playback = new Playback({
    begin: (event) => this.announceBegin(event),
    draw: (event) => this.draw(event),
    write: (event) => this.note(event),
    settle: () => this.settle(),
  });
  private bubbles = new ReactionBubbles();
  private memory = new RoundMemory();
  private points = new PointsHistory();
  private salts: SaltSender;
  /** Called with each event when it begins to be shown. */
  begins: ((event: TableOrGameEvent) => void) | null = null;
  /** Called with each event when it enters the log, and with its sentence if it has one: for sounds and screen readers. */
  heard: ((event: TableOrGameEvent, words: string | null) => void) | null = null;

  constructor(url: string, token: string | null, keep: (token: string) => void, options: TableOptions = {}) {
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
    this.requests = new Requests(this.socket, options.identify, (question, answer) => this.accepted(question, answer));
    this.salts = new SaltSender(this.socket, () => this.connection === "closed");
  }

  close(): void {
    this.playback.stop();
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

  /** The speed of the event that is shown now. */
  get speed(): number {
    return this.playback.speed;
  }

  /** The reactions that are shown now. */
  get reactions(): readonly ShownReaction[] {
    return this.bubbles.shown;
  }

  /** The reason why the latest request was refused, as a sentence. */
  get refusal(): string | null {
    return this.requests.refusal;
  }

  set refusal(words: string | null) {
    this.requests.refusal = words;
  }

  get amHost(): boolean {
    return this.seat !== null && (this.info?.seats[this.seat]?.host ?? false);
  }

  /** Send a request and return whether it was accepted; if not, `refusal` has the reason. */
  ask(question: Question): Promise<boolean> {
    return this.requests.ask(question);
  }

  /** Remember the requests to which a player waits for a person's answer. */
  private accepted(question: Question, answer: Answer): void {
    if (question.type === "ask-seat") this.asks = true;
    if (question.type === "ask-host" && answer.type === "done") this.applies = answer.version;
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
    this.playback.skip();
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
      guarded(() => this.remember(event));
      guarded(() => this.note(event, true));
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
      this.playback.forget();
      this.clear();
      this.shown = this.real;
    }
    this.salt(message.events);
    for (const event of message.events) {
      const chat = event.event === "said" || (event.event === "reacted" && !isFromBot(event, this.info));
      if (chat) guarded(() => this.note(event)); // chat does not wait for a reveal, but a bot reacts to an event of the reveal
      else this.playback.add(event);
    }
    const moves = preferences.speed > 0 && !document.hidden && message.events.some(duration);
    if (moves || this.playback.running) this.playing ||= message.events.some(reveals);
    this.playback.start(moves);
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

  /** Show an event on the board and return for how many milliseconds. */
  private draw(event: TableOrGameEvent): number {
    this.now = event;
    if (this.shown) this.shown = after(this.shown, event);
    return duration(event) || (event.event === "laid" && event.seat === this.seat ? MY_TILE : 0);
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
    this.playing = false;
    this.now = null;
    this.shown = replaceEqual(this.shown, this.real);
  }

  private note(event: TableOrGameEvent, quiet = false): void {
    if ((event.event === "said" || event.event === "reacted") && this.hidden.has(event.who)) return;
    if (event.event === "reacted") {
      if (quiet) return;
      const say = () => this.announceWritten(event, this.said(event.who, t(`reaction-${event.reaction}`)));
      if (!isFromBot(event, this.info)) this.bubbles.show(event, say);
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
