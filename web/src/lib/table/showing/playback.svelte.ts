// Plays queued events one after the other: each is drawn for a while, and its line follows in the log.
import type { TableOrGameEvent } from "../../../protocol";
import { preferences } from "../../browser/preferences.svelte";
import { BOARD, EVENT, guarded, LOG, schedule } from "../../rendering/frames.svelte";
import { duration } from "./positions";

/** If the queued events would take more milliseconds than this, they play faster, so that a reveal never delays the game. */
const LONG_QUEUE = 9000;

/** The table that plays events. An error of one of its functions is reported, and the next event follows. */
interface Stage {
  /** Called with each event first, whether it is drawn or not. */
  begin(event: TableOrGameEvent): void;
  /** Draw an event and return the milliseconds for which it is shown. */
  draw(event: TableOrGameEvent): number;
  /** Write an event to the log. */
  write(event: TableOrGameEvent): void;
  /** Called when no event is left. */
  settle(): void;
}

export class Playback {
  /** The speed of the event that is shown now. */
  speed = $state(preferences.speed);
  /** Whether the queue is being played. */
  running = false;
  private queue: TableOrGameEvent[] = [];
  /** Drawn events that are not in the log yet. */
  private unwritten: TableOrGameEvent[] = [];
  private timer = 0;
  /** Changes when playback stops; callbacks that were scheduled before then do nothing. */
  private run = 0;

  constructor(private readonly stage: Stage) {}

  add(event: TableOrGameEvent): void {
    this.queue.push(event);
  }

  /** Play the queue, unless it is being played. If nothing in it moves, write it to the log at once. */
  start(moves: boolean): void {
    if (this.running) return;
    if (!moves) return this.rush();
    this.running = true;
    this.playAfter(0);
  }

  /** Write the queued events to the log without drawing them. */
  skip(): void {
    this.stop();
    this.rush();
  }

  /** Write the drawn events to the log, and forget the queued ones. */
  forget(): void {
    this.writeDrawn();
    this.queue = [];
  }

  stop(): void {
    clearTimeout(this.timer);
    this.run += 1;
  }

  private rush(): void {
    this.writeDrawn();
    for (const event of this.queue.splice(0)) {
      guarded(() => this.stage.begin(event));
      this.write(event);
    }
    this.settle();
  }

  private settle(): void {
    this.running = false;
    guarded(() => this.stage.settle());
  }

  /** Play the next event after `ms` milliseconds, and not before the board has been drawn. */
  private playAfter(ms: number): void {
    const run = this.run;
    const play = () => schedule(EVENT, () => run === this.run && this.play());
    if (ms) this.timer = window.setTimeout(play, ms);
    else schedule(BOARD, play);
  }

  private play(): void {
    const event = this.queue.shift();
    if (!event) return this.settle();
    let long = 0;
    guarded(() => this.stage.begin(event));
    guarded(() => (long = this.stage.draw(event)));
    this.unwritten.push(event);
    if (this.unwritten.length === 1) schedule(LOG, () => this.writeNext());
    const queued = this.queue.reduce((sum, one) => sum + duration(one), 0);
    const speed = queued > LONG_QUEUE ? Math.max(2, preferences.speed) : preferences.speed;
    this.speed = speed;
    this.playAfter(speed && !document.hidden ? long / speed : 0);
  }

  private writeDrawn(): void {
    for (const event of this.unwritten.splice(0)) this.write(event);
  }

  /** Write the next drawn event to the log, and schedule the rest, one for each frame. */
  private writeNext(): void {
    const event = this.unwritten.shift();
    if (this.unwritten.length) schedule(LOG, () => this.writeNext());
    if (event) this.write(event);
  }

  private write(event: TableOrGameEvent): void {
    guarded(() => this.stage.write(event));
  }
}
