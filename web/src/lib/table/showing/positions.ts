// The position that is drawn while a reveal plays: each event is applied to the position before it.
// Events contain everything that is visible. No rule is applied here, and the server's position replaces this one at the end.
import type { TableOrGameEvent, Position } from "../../../protocol";

/** Return the position after an event. */
export function after(position: Position, event: TableOrGameEvent): Position {
  switch (event.event) {
    case "round-began":
      return {
        ...position,
        round: event.round,
        laying: { ...position.laying, double: event.double, order: event.order, together: event.together },
        bought: position.bought.map(() => 0),
      };
    case "bought":
      return {
        ...position,
        bought: put(position.bought, event.seat, event.count),
        held: add(position.held, event.seat, event.count),
        supply: position.supply - (event.count - event.from_box),
        box: position.box - event.from_box,
        hand: event.tiles && event.seat === position.seat ? sorted([...position.hand, ...event.tiles]) : position.hand,
      };
    case "laid": {
      const tiles = event.tiles ?? Array.from({ length: event.count }, () => null);
      return {
        ...position,
        laid: put(position.laid, event.seat, [...tiles]),
        held: add(position.held, event.seat, -event.count),
        hand: event.seat === position.seat ? position.hand.filter((tile) => !event.tiles?.includes(tile)) : position.hand,
      };
    }
    case "took-back": {
      const back = position.laid[event.seat] ?? [];
      const mine = event.seat === position.seat ? back.filter((tile) => tile !== null) : [];
      return {
        ...position,
        laid: put(position.laid, event.seat, []),
        held: add(position.held, event.seat, back.length),
        hand: sorted([...position.hand, ...mine]),
      };
    }
    case "revealed": {
      const laid = position.laid.map((tiles, seat) => {
        const at = event.seats.indexOf(seat);
        return at < 0 ? tiles : [...(event.tiles[at] ?? [])];
      });
      // In an open round the reveal may not include all players: the others then lay face up, and the first placed tile creates the queue.
      const complete = event.seats.length >= position.laying.order.length;
      return { ...position, laid, queue: complete ? queueOf(laid) : position.queue };
    }
    case "placed": {
      const rows = put(position.rows, event.row, [...(position.rows[event.row] ?? []), event.tile]);
      const queue = position.queue.length ? position.queue : queueOf(position.laid); // in an open round, the last tiles may be laid face up without a reveal
      return {
        ...position,
        rows,
        queue: queue.filter(([tile]) => tile !== event.tile),
        laid: without(position.laid, event.seat, event.tile),
      };
    }
    case "happy-cows":
      return { ...position, happy: event.visible };
    case "moved":
      return { ...position, positions: put(position.positions, event.seat, event.end) };
    case "row-completed":
      return {
        ...position,
        rows: put(put(position.rows, event.row, []), event.next_row, [event.tile]),
        taking: { seat: event.seat, tiles: event.tiles },
      };
    case "took":
      return {
        ...position,
        held: add(position.held, event.seat, event.count),
        box: position.box + (position.taking?.tiles.length ?? event.count) - event.count,
        hand: event.tiles && event.seat === position.seat ? sorted([...position.hand, ...event.tiles]) : position.hand,
        taking: null,
      };
    case "drew":
      return {
        ...position,
        held: add(position.held, event.seat, event.count),
        supply: position.supply - event.count,
        hand: event.tiles && event.seat === position.seat ? sorted([...position.hand, ...event.tiles]) : position.hand,
      };
    case "game-ended":
      return { ...position, ending: event.ending };
    default:
      return position;
  }
}

/** Return the milliseconds for which an event is shown, at speed 1. */
export function duration(event: TableOrGameEvent): number {
  switch (event.event) {
    case "laid":
      return event.face_up ? 400 : 0;
    case "revealed":
      return 900;
    case "placed":
      return 550;
    case "moved":
      return 450 + 60 * Math.min(8, Math.abs(event.end - event.start));
    case "row-completed":
      return 900;
    case "bulls-eye":
    case "dunghill-reached":
      return 900;
    case "took":
    case "drew":
      return 450;
    case "round-began":
      return event.double || event.open ? 700 : 250;
    default:
      return 0;
  }
}

/** Return whether an event belongs to a reveal. Tiles that are laid face down, and purchases, come before the reveal. */
export function reveals(event: TableOrGameEvent): boolean {
  switch (event.event) {
    case "laid":
      return event.face_up;
    case "revealed":
    case "placed":
    case "row-completed":
    case "took":
    case "drew":
    case "round-began":
    case "round-ended":
    case "game-ended":
      return true;
    default:
      return false;
  }
}

/** Return the tiles that lie face up and the seats that laid them, in the order in which they are placed. */
function queueOf(laid: Position["laid"]): Position["queue"] {
  return laid
    .flatMap((tiles, seat) => tiles.flatMap((tile): Position["queue"] => (tile === null ? [] : [[tile, seat]])))
    .sort(([one], [other]) => one - other);
}

function put<T>(values: readonly T[], at: number, value: T): T[] {
  return values.map((old, index) => (index === at ? value : old));
}

function add(values: readonly number[], at: number, more: number): number[] {
  return values.map((old, index) => (index === at ? old + more : old));
}

function without(laid: readonly (readonly (number | null)[])[], seat: number, tile: number): (number | null)[][] {
  return laid.map((tiles, at) => (at === seat ? tiles.filter((one) => one !== tile) : [...tiles]));
}

function sorted(tiles: readonly number[]): number[] {
  return [...tiles].sort((one, other) => one - other);
}
