// The state of a replay: the step, the viewer, and the events of a step one after the other.
import type { TableOrGameEvent, Position, ReplayInfo, ReplayStep } from "../protocol";
import { getReplay, getSteps } from "../lib/server/records";
import { after, duration } from "../lib/table/showing/positions";
import { momentIn, roundAway, roundOf, type View } from "./address";
import { history, Steps } from "./steps";

/** Milliseconds between two steps during playback, at speed 1. */
const BETWEEN = 650;

export class Player {
  info = $state.raw<ReplayInfo | null>(null);
  /** The step that is shown, or whose events are being shown. */
  step = $state.raw<ReplayStep | null>(null);
  /** The number of the requested step; `step` follows when it has been fetched. */
  wanted = $state(0);
  seat = $state<View>("all");
  /** The position that is drawn: between two steps it follows the events of the second. */
  shown = $state.raw<Position | null>(null);
  now = $state.raw<TableOrGameEvent | null>(null);
  playing = $state(false);
  speed = $state(1);
  history = $state.raw<number[][]>([]);
  trouble = $state<string | null>(null);

  private steps: Steps | null = null;
  private timer = 0;
  private run = 0;
  /** The pause after the event that is shown now, in the middle of a step. */
  private pause: { ms: number; end: () => void } | null = null;

  constructor(readonly id: string) {
    void this.open();
  }

  get last(): number {
    return Math.max(0, (this.info?.steps ?? 1) - 1);
  }

  get round(): number {
    return roundOf(this.wanted, this.info?.rounds ?? []);
  }

  async open(): Promise<void> {
    this.trouble = null;
    try {
      const info = await getReplay(this.id);
      const moment = momentIn(location.search, info.steps, info.players.length);
      this.info = info;
      await this.view(moment.seat, moment.step);
      this.history = await history(this.steps as Steps, info.rounds, info.points);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : "failed";
    }
  }

  close(): void {
    this.cancel();
  }

  /** Show a step, by default the current one, as another viewer sees it. */
  async view(seat: View, step = this.wanted): Promise<void> {
    this.seat = seat;
    this.steps = new Steps(this.info?.steps ?? 1, (start) => getSteps(this.id, seat, start));
    await this.to(step);
  }

  /** Show a step at once. */
  async to(number: number): Promise<void> {
    const run = this.begin(number);
    const step = await this.fetched(number, run);
    if (!step) return;
    this.settle(step);
    if (this.playing) this.later(run);
  }

  /** Show the next step, event by event. */
  async on(): Promise<void> {
    const before = this.step;
    if (this.wanted >= this.last) return this.finish();
    const number = this.wanted + 1;
    const run = this.begin(number);
    const step = await this.fetched(number, run);
    if (!step) return;
    if (before?.number !== number - 1 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.settle(step);
    } else {
      this.step = step;
      this.shown = before.position;
      for (const event of step.events) {
        this.now = event;
        this.shown = after(this.shown, event);
        const pause = duration(event) / this.speed;
        if (pause && !(await this.wait(pause, run))) return;
      }
      this.settle(step);
    }
    if (this.playing) this.later(run);
  }

  back(): void {
    this.playing = false;
    void this.to(Math.max(0, this.wanted - 1));
  }

  jump(by: 1 | -1): void {
    void this.to(roundAway(this.wanted, by, this.info?.rounds ?? [], this.last));
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.pause) this.startPause(this.pause);
    else if (this.wanted >= this.last) void this.to(0);
    else void this.on();
  }

  /** Pause playback. In the middle of a step, `toggle` goes on from there. */
  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private begin(number: number): number {
    this.cancel();
    this.wanted = number;
    return this.run;
  }

  /** Show the rest of the current step at once, and stop. */
  private finish(): void {
    const unfinished = this.pause && this.step;
    this.stop();
    this.cancel();
    if (unfinished) this.settle(unfinished);
  }

  /** Stop showing the current step, and end its pause. */
  private cancel(): void {
    clearTimeout(this.timer);
    this.run += 1;
    this.pause?.end();
  }

  /** Fetch a step; return `null` if another one was requested meanwhile. */
  private async fetched(number: number, run: number): Promise<ReplayStep | null> {
    try {
      const step = this.steps?.here(number) ?? (await this.steps?.at(number));
      return step && run === this.run ? step : null;
    } catch (error) {
      if (run === this.run) this.trouble = error instanceof Error ? error.message : "failed";
      return null;
    }
  }

  private settle(step: ReplayStep): void {
    this.trouble = null;
    this.step = step;
    this.shown = step.position;
    this.now = null;
  }

  private later(run: number): void {
    if (this.wanted >= this.last) return this.stop();
    this.timer = window.setTimeout(() => run === this.run && this.playing && void this.on(), BETWEEN / this.speed);
  }

  /** Pause after an event; return whether the step is still being shown. */
  private wait(ms: number, run: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = () => {
        this.pause = null;
        resolve(run === this.run);
      };
      this.startPause({ ms, end });
    });
  }

  private startPause(pause: { ms: number; end: () => void }): void {
    clearTimeout(this.timer);
    this.pause = pause;
    this.timer = window.setTimeout(pause.end, pause.ms);
  }
}
