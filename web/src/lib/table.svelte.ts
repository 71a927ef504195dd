// A table as this device knows it: fed by the socket, read by what is drawn. Reveals play here, event by event.
import type { Happening, Missed, Position, Reaction, TableInfo, Update, Wait, Welcome } from "../protocol";
import { kept } from "./kept";
import { BOARD, EVENT, LOG, paced } from "./later.svelte";
import { narrate, type Names } from "./narration";
import { preferences } from "./preferences.svelte";
import { after, duration, reveals } from "./showing";
import { newId, Refusal, TableSocket, type Connection, type Question } from "./socket";
import { has, t } from "./texts.svelte";

export interface LogLine {
  key: number;
  event: Happening;
  /** Who sat where when it happened. */
  names: Names;
  /** Chat: who said it. */
  who?: number;
}

const MOST_LINES = 400;
/** A queue longer than this (milliseconds) is played faster: the reveal never holds up the game. */
const LONG_QUEUE = 9000;
/** How long (milliseconds) my tile is seen on the ledge before something else happens. */
const MY_TILE = 250;
/** Who asks for these twice wants two; whoever asks for anything else again before the answer is there means it once. */
const COUNTED: readonly Question["type"][] = ["add-bot", "react"];

export class TableState {
  face = $state.raw<TableInfo | null>(null);
  /** The position that counts. */
  real = $state.raw<Position | null>(null);
  /** The position that is drawn: it follows the real one, event by event. */
  shown = $state.raw<Position | null>(null);
  seat = $state<number | null>(null);
  /** The seat that this device has held in the running game: it takes no other one. */
  own = $state<number | null>(null);
  /** Whether the open request for a bot's seat is this device's. */
  asks = $state(false);
  waits = $state.raw<Wait[]>([]);
  /** When `waits` came, to count down from. */
  waitsAt = $state(0);
  connection = $state<Connection>("connecting");
  ended = $state<string | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** The event that is being shown just now. */
  now = $state.raw<Happening | null>(null);
  /** A reveal is shown: what is asked after it would give away its end. Who buys meanwhile disturbs nobody's choice. */
  playing = $state(false);
  /** How fast the event that is shown just now goes by. */
  speed = $state(preferences.speed);
  /** Everybody's minus points at the end of each round, for the chart. */
  history = $state.raw<number[][]>([]);
  refusal = $state<string | null>(null);
  /** What somebody is about to say: the game begins and ends meanwhile. */
  draft = $state("");
  reactions = $state.raw<{ key: number; who: number; reaction: Reaction }[]>([]);

  /** Everybody who was ever seen here, also those who have left. */
  private people = new Map<number, string>();
  private socket: TableSocket;
  /** What was asked last, until it is answered. */
  private asking: { words: string; answer: Promise<boolean> } | null = null;
  private queue: Happening[] = [];
  /** Events are shown, one after the other. */
  private showing = false;
  private unwritten: Happening[] = [];
  private timer = 0;
  /** What is to be played next; another number: it is not. */
  private run = 0;
  private next = 0;
  /** Told of every event when it begins to be shown. */
  begins: ((event: Happening) => void) | null = null;
  /** Told of every event when it goes into the log, with its words, if it is worth any: sounds, screen readers. */
  heard: ((event: Happening, words: string | null) => void) | null = null;

  constructor(url: string, token: string | null, keep: (token: string) => void) {
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
      preferences.answerLimit,
    );
  }

  close(): void {
    this.stop();
    this.socket.close();
  }

  names = $derived.by<Names>(() => {
    const seats = this.face?.seats ?? [];
    return {
      seats: this.face?.standings.length ? this.face.standings.map((one) => one.name) : seats.map((one) => one.name),
      people: this.people,
      viewer: this.seat,
      me: this.seat === null ? null : (seats[this.seat]?.who ?? null),
    };
  });

  /** As far as it is shown: a game is over when its last reveal has been seen. */
  get phase(): TableInfo["phase"] | null {
    const phase = this.face?.phase ?? null;
    return phase === "over" && this.playing ? "playing" : phase;
  }

  get amHost(): boolean {
    return this.seat !== null && (this.face?.seats[this.seat]?.host ?? false);
  }

  /** Ask the server; what it refuses is shown in words, and `false` comes back. */
  ask(question: Question): Promise<boolean> {
    const words = JSON.stringify(question);
    if (this.asking?.words === words && !COUNTED.includes(question.type)) return this.asking.answer;
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
      await this.socket.ask(question);
      if (question.type === "ask-seat") this.asks = true;
      return true;
    } catch (error) {
      if (error instanceof Refusal) {
        this.refusal = has(`refused-${error.error}`) ? t(`refused-${error.error}`) : error.message;
        return false;
      }
      throw error;
    }
  }

  /** The secret of a private link that moves one's seat to another device. */
  async handover(): Promise<string | null> {
    const answer = await this.socket.ask({ type: "handover" });
    return answer.type === "secret" ? answer.secret : null;
  }

  /** Show at once where everything is now. */
  skip(): void {
    this.stop();
    this.rush();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.run += 1;
  }

  /** What was still to be shown is only told. */
  private rush(): void {
    this.write();
    for (const event of this.queue.splice(0)) {
      this.begins?.(event);
      this.note(event);
    }
    this.settle();
  }

  private welcome(message: Welcome): void {
    const known = this.face !== null && this.face.game === message.table.game;
    this.skip();
    this.face = message.table;
    this.meet(message.table);
    this.seat = message.seat;
    this.own = message.own ?? null;
    this.asks = message.asks ?? false;
    this.clocks(message.waits);
    this.real = message.position;
    if (!known) this.clear();
    for (const one of message.missed) this.tell(one);
    this.settle();
    void this.salt(message.missed.flatMap((one) => one.events));
  }

  /** Another game: what people said to each other stays. */
  private clear(): void {
    this.history = [];
    this.lines = this.lines.filter((line) => line.event.event === "said");
  }

  /** What happened while this device was not there goes into the log, and is not played. */
  private tell(missed: Missed): void {
    for (const event of missed.events) {
      this.chart(event);
      this.note(event, true);
    }
  }

  private update(message: Update): void {
    if (message.table) {
      this.face = message.table;
      this.meet(message.table);
      if (!message.table.asking) this.asks = false;
      if (message.table.phase !== "playing") this.own = null;
    }
    if (message.seat !== undefined) {
      this.own = message.seat === null && this.face?.phase === "playing" ? this.seat : null;
      this.seat = message.seat;
    }
    if (message.waits) this.clocks(message.waits);
    if (message.position !== undefined) this.real = message.position;
    else if (message.screens && this.real) this.real = { ...this.real, ...message.screens };
    if (message.events.some((event) => event.event === "dealt")) {
      this.write();
      this.clear();
      this.queue = [];
      this.shown = this.real;
    }
    void this.salt(message.events);
    for (const event of message.events) {
      if (event.event === "said" || event.event === "reacted") this.note(event); // it does not wait for the end of a reveal
      else this.queue.push(event);
    }
    const moves = preferences.speed && !document.hidden && message.events.some(duration);
    if (!this.showing && !moves) return this.rush();
    this.playing ||= message.events.some(reveals);
    if (this.showing) return;
    this.showing = true;
    this.playAfter(0);
  }

  /** Play the next event in so many milliseconds; in any case after the board has been drawn. */
  private playAfter(ms: number): void {
    const run = this.run;
    const play = () => paced(EVENT, () => run === this.run && this.play());
    if (ms) this.timer = window.setTimeout(play, ms);
    else paced(BOARD, play);
  }

  private meet(face: TableInfo): void {
    for (const seat of face.seats) this.people.set(seat.who, seat.name);
  }

  private clocks(waits: readonly Wait[]): void {
    this.waits = [...waits];
    this.waitsAt = Date.now();
  }

  /** Our part in the shuffle: sent by itself when the server has committed to its own. */
  private async salt(events: readonly Happening[]): Promise<void> {
    if (this.seat !== null && this.face?.phase === "salting" && events.some((event) => event.event === "committed")) {
      const salt = newId(16);
      mySalts.set(`${this.face.code}-${this.face.game}`, salt);
      await this.socket.ask({ type: "salt", salt }).catch(() => undefined);
    }
  }

  private play(): void {
    const event = this.queue.shift();
    if (!event) return this.settle();
    this.begins?.(event);
    this.now = event;
    if (this.shown) this.shown = after(this.shown, event);
    this.unwritten.push(event);
    if (this.unwritten.length === 1) paced(LOG, () => this.writeOn());
    const queued = this.queue.reduce((sum, one) => sum + duration(one), 0);
    const speed = queued > LONG_QUEUE ? Math.max(2, preferences.speed) : preferences.speed;
    this.speed = speed;
    const long = duration(event) || (event.event === "laid" && event.seat === this.seat ? MY_TILE : 0);
    this.playAfter(speed && !document.hidden ? long / speed : 0);
  }

  /** What is shown goes into the log. */
  private write(): void {
    for (const event of this.unwritten.splice(0)) this.note(event);
  }

  /** The same, a line in a frame. */
  private writeOn(): void {
    const event = this.unwritten.shift();
    if (event) this.note(event);
    if (this.unwritten.length) paced(LOG, () => this.writeOn());
  }

  private settle(): void {
    this.showing = this.playing = false;
    this.now = null;
    this.shown = kept(this.shown, this.real);
  }

  private note(event: Happening, quiet = false): void {
    if (!quiet) this.chart(event);
    if (event.event === "reacted") {
      if (quiet) return;
      this.heard?.(event, this.said(event.who, t(`reaction-${event.reaction}`)));
      const key = this.next++;
      this.reactions = [...this.reactions.slice(-7), { key, who: event.who, reaction: event.reaction }];
      window.setTimeout(() => (this.reactions = this.reactions.filter((one) => one.key !== key)), 4000);
      return;
    }
    const said = event.event === "said";
    const words = said ? this.said(event.who, event.text) : narrate(event, this.names, t);
    if (words === null) return;
    // Their screens show who has chosen: what others lay face down is not worth a line, nor a word.
    const small = event.event === "laid" && !event.face_up && event.seat !== this.seat;
    if (!small) {
      const entry: LogLine = { key: this.next++, event, names: this.names, ...(said ? { who: event.who } : {}) };
      this.lines = [...this.lines.slice(1 - MOST_LINES), entry];
    }
    if (!quiet) this.heard?.(event, small ? null : words);
  }

  private said(who: number, text: string): string {
    return t("named", { name: this.people.get(who) ?? "?", text });
  }

  private points: number[] = [];

  private chart(event: Happening): void {
    if (event.event === "dealt") this.points = (this.face?.seats ?? []).map(() => 0);
    if (event.event === "moved") this.points = this.points.map((old, at) => (at === event.seat ? event.end : old));
    if (event.event === "round-ended" || event.event === "game-ended") {
      if (event.event === "game-ended" && same(this.history.at(-1), this.points)) return;
      this.history = [...this.history, [...this.points]];
    }
  }
}

/** The salts that this device has sent, to see that they are in the record. */
export const mySalts = new Map<string, string>();

function same(one: readonly number[] | undefined, other: readonly number[]): boolean {
  return one !== undefined && one.length === other.length && one.every((value, at) => value === other[at]);
}
