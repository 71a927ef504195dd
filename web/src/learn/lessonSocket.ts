// Takes the place of the server's socket in the lesson: it answers each choice with the outcome in the chapter's data.
import { after } from "../lib/table/showing/positions";
import { PROTOCOL, type AnyMessage, type AnyRequest, type Position, type Wait } from "../protocol";
import type { Chapter, Choice, Choices } from "./lesson";

export class LessonSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private position: Position;
  private choices: Choices;
  private version = 1;

  constructor(
    private readonly chapter: Chapter,
    private readonly name: string,
    /** Called with each choice of the learner. */
    private readonly chosen: (choice: Choice) => void,
  ) {
    this.position = chapter.position;
    this.choices = chapter.choices;
    queueMicrotask(() => this.onopen?.());
  }

  send(data: string): void {
    const request = JSON.parse(data) as AnyRequest;
    queueMicrotask(() => this.answer(request));
  }

  close(): void {
    this.onclose?.();
  }

  private answer(request: AnyRequest): void {
    if (request.type === "hello" || request.type === "refresh") return this.welcome(request.id);
    const choice = this.choices[named(request)];
    if (!choice) return this.tell({ type: "error", id: request.id, error: "not-now", text: "not in the lesson" });
    const { options = null, next_rows = [] } = choice;
    this.position = { ...choice.events.reduce(after, this.position), options, next_rows };
    this.choices = choice.choices ?? {};
    this.version += 1;
    this.chosen(choice);
    this.tell({ type: "done", id: request.id, version: this.version });
    this.tell({ type: "update", version: this.version, events: choice.events, position: this.position, waits: this.waits });
  }

  private welcome(id: string): void {
    const { table } = this.chapter;
    const seats = table.seats.map((seat, at) => (at === this.position.seat ? { ...seat, name: this.name } : seat));
    this.tell({
      type: "welcome",
      id,
      protocol: PROTOCOL,
      server: "",
      version: this.version,
      token: null,
      seat: this.position.seat,
      table: { ...table, seats },
      position: this.position,
      waits: this.waits,
      missed: [],
    });
  }

  /** The learner is awaited as long as there are choices. */
  private get waits(): Wait[] {
    return this.position.seat !== null && Object.keys(this.choices).length ? [{ seat: this.position.seat, ms: null }] : [];
  }

  private tell(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Return the name of a choice in the chapter's data. */
function named(request: AnyRequest): string {
  if (request.type === "buy") return `buy ${request.count}`;
  if (request.type !== "play" && request.type !== "take") return "";
  return [request.type, ...[...request.tiles].sort((one, other) => one - other)].join(" ");
}
