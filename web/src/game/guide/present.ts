// Comments on the position: what matters for the choice that this player has now.
import type { Moved, Option, Position, RowCompleted } from "../../protocol";
import { task } from "../../lib/table/choices/choices";
import type { Remark, Scene } from "./guide";
import { behindIn, faceUp } from "./recentEvents";

/** A supply of at most this many tiles is low. */
const LOW_SUPPLY = 6;
/** A piece is close to the dunghill at this many squares or fewer. */
const CLOSE = 4;
/** A free tile is risky if more than this many unseen tiles could come between it and the tile that it would go behind. */
const WIDE_GAP = 10;
/** From this price on it is worth mentioning that a new tile costs less. */
const DEAR = 2;

/** Return the comments on a rare choice, such as taking tiles; the most important comment first. */
export function special(scene: Scene): Remark[] {
  const { position, recent, seat } = scene;
  const doing = task(position, position.options);
  if (doing === "take") {
    const completed = recent.events.filter((event): event is RowCompleted => event.event === "row-completed" && event.seat === seat).at(-1);
    const moves = recent.events.filter((event): event is Moved => event.event === "moved" && event.seat === seat);
    const paid = moves.filter((move) => move.reason === "bullhead").at(-1);
    const sign = !completed || !paid ? "none" : !paid.plus ? "minus" : paid.end < paid.start ? "plus" : "lost";
    const args = { tile: completed?.tile ?? 0, sign, points: paid?.points ?? 0, most: position.options?.take ?? 1 };
    return [{ topic: "take", args }];
  }
  return doing === "buy-first" ? [{ topic: "buy-first", args: {} }] : [];
}

/** Return the comments on the kind of the round, the most important first. */
export function kinds(scene: Scene): Remark[] {
  const { position, seat } = scene;
  if (task(position, position.options) !== "play") return [];
  const remarks: Remark[] = [];
  const { order, together } = position.laying;
  const place = order.indexOf(seat);
  if (place >= 0) {
    const group = place < together ? "start" : place === 0 ? "first" : place === order.length - 1 ? "last" : "middle";
    remarks.push({ topic: "open", args: { place: group, before: place } });
  }
  if (position.laying.double) remarks.push({ topic: "double", args: {} });
  if (position.happy) {
    const at = position.positions[seat] ?? 0;
    const best = bestOf(position, (one) => (one.preview.plus ? at - one.preview.end : 0));
    const points = best && best.preview.plus && best.preview.end < at ? best.preview.points : 0;
    remarks.push({ topic: "happy", args: { gain: points ? "yes" : at ? "no" : "start", tile: best?.tile ?? 0, points } });
  }
  return remarks;
}

/** Return the comments on this player's tiles and on the state of the game, the most important first. */
export function advice(scene: Scene): Remark[] {
  const { position } = scene;
  if (task(position, position.options) !== "play") return [];
  return [...prices(position), ...endings(scene), ...tiles(position)];
}

function prices(position: Position): Remark[] {
  const options = position.options?.tiles ?? [];
  if (!options.length || options.some((one) => one.preview.plus || !one.preview.points)) return [];
  const cheapest = bestOf(position, (one) => -one.preview.points);
  if (!cheapest) return [];
  const args = { tile: cheapest.tile, points: cheapest.preview.points };
  return [{ topic: position.options?.buy && cheapest.preview.points >= DEAR ? "buy" : "costly", args }];
}

function endings({ position, seat, names, dunghill }: Scene): Remark[] {
  const remarks: Remark[] = [];
  const furthest = Math.max(...position.positions);
  const who = position.positions.indexOf(furthest);
  const left = dunghill - furthest;
  if (left > 0 && left <= CLOSE) {
    const args = { who: who === seat ? "you" : "other", name: names[who] ?? "?", left };
    remarks.push({ topic: "dunghill", args });
  }
  if (position.supply > 0 && position.supply <= LOW_SUPPLY) remarks.push({ topic: "supply", args: { count: position.supply } });
  return remarks;
}

function tiles(position: Position): Remark[] {
  const placed = (position.options?.tiles ?? []).flatMap((one) => {
    const behind = behindIn(position, one.preview);
    return behind === null ? [] : [{ ...one, behind }];
  });
  const remarks: Remark[] = [];
  const higher = placed.filter((one) => one.behind < one.tile && !one.preview.points);
  const seen = [...position.rows.flat(), ...position.hand, ...faceUp(position)];
  /** The number of unseen tiles between a tile and the tile that it would be placed behind. */
  const gap = (one: { tile: number; behind: number }) => {
    const known = seen.filter((other) => one.behind < other && other < one.tile);
    return one.tile - one.behind - 1 - known.length;
  };
  const [near] = [...higher].sort((one, other) => gap(one) - gap(other));
  if (near && gap(near) <= WIDE_GAP) remarks.push({ topic: "near", args: { tile: near.tile, behind: near.behind } });
  const low = placed.find((one) => one.behind > one.tile);
  if (low) remarks.push({ topic: "low", args: { tile: low.tile, behind: low.behind } });
  const [wide] = [...higher].sort((one, other) => gap(other) - gap(one));
  if (wide && gap(wide) > WIDE_GAP) {
    remarks.push({ topic: "risky", args: { tile: wide.tile, behind: wide.behind, count: gap(wide) } });
  }
  return remarks;
}

/** Return the tile of the hand with the greatest value. */
function bestOf(position: Position, value: (one: Option) => number): Option | undefined {
  return [...(position.options?.tiles ?? [])].sort((one, other) => value(other) - value(one))[0];
}
