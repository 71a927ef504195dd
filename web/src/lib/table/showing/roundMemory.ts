// The page's memory of the current round: placed tiles, tiles this player bought, and where this player's tiles were to go.
import type { Option, Position, TableOrGameEvent } from "../../../protocol";
import { previewWith } from "../choices/choices";
import { explains, type Circumstances } from "../../locale/eventReasons";

export interface Why extends Circumstances {
  /** Whether the event surprises the viewer: an own tile that went elsewhere than announced, or behind a higher number. */
  surprising: boolean;
}

export class RoundMemory {
  private placed = new Map<number, number>();
  private announced = new Map<number, Option>();
  /** The tiles that this player laid last. */
  private laid: readonly number[] = [];
  private whys = new WeakMap<TableOrGameEvent, Why>();
  /** The tiles that this player bought in this round. */
  bought: readonly number[] = [];

  /** Remember where the server says that this player's tiles would go now. */
  see(position: Position | null): void {
    for (const option of position?.options?.tiles ?? []) this.announced.set(option.tile, option);
  }

  /** Remember an event; events come in order, each once. */
  follow(event: TableOrGameEvent, seat: number | null): void {
    if (event.event === "round-began" || event.event === "dealt") {
      this.placed = new Map();
      this.bought = [];
    }
    if (event.event === "bought" && event.seat === seat && event.tiles) this.bought = [...this.bought, ...event.tiles];
    if (event.event === "laid" && event.seat === seat && event.tiles) this.laid = event.tiles;
    const option = event.event === "placed" && event.seat === seat ? this.announced.get(event.tile) : undefined;
    const told = option && previewWith(option, this.laid);
    const moved = event.event === "placed" && told && (told.row !== event.row || told.square !== event.square);
    const low = event.event === "placed" && event.seat === seat && event.lowest;
    if (explains(event)) this.whys.set(event, { placed: this.placed, announced: told?.row ?? null, surprising: Boolean(moved || low) });
    if (event.event === "placed") this.placed = new Map([...this.placed, [event.tile, event.seat]]);
  }

  /** Return the circumstances of an event that was followed and has a reason. */
  why(event: TableOrGameEvent): Why | null {
    return this.whys.get(event) ?? null;
  }
}
