// Geometry of the course in pixels: its squares, the pieces on them, and the squares over which a piece hops.
export interface Point {
  x: number;
  y: number;
}

export interface Lane {
  /** One point for each square: 0 is the start, the last is the dunghill. */
  points: Point[];
  /** The distance between two squares. */
  step: number;
}

/** Distances in steps: from the corner to the first square, and from the dunghill to the corner. */
const BEFORE = 2.5;
const AFTER = 1.7;

/** Lay out the course around the board: clockwise from the upper left corner, the dunghill just before the start. */
export function ring(width: number, height: number, dunghill: number, band: number): Lane {
  const frame = { x: band / 2, y: band / 2, width: width - band, height: height - band, radius: band * 0.45 };
  const around = perimeter(frame);
  const step = around / (dunghill - 1 + BEFORE + AFTER);
  const at = (square: number) => along(frame, square ? (BEFORE + square - 1) * step : step * 0.75);
  return { points: Array.from({ length: dunghill + 1 }, (_, square) => at(square)), step };
}

/** Lay out the course as a winding path, with as many squares in a line as fit. */
export function winding(width: number, dunghill: number, size: number): Lane & { height: number } {
  const across = Math.max(2, Math.floor(width / size));
  const step = width / across;
  const points = Array.from({ length: dunghill + 1 }, (_, square) => {
    const line = Math.floor(square / across);
    const column = line % 2 ? across - 1 - (square % across) : square % across;
    return { x: (column + 0.5) * step, y: (line + 0.5) * size };
  });
  return { points, step, height: Math.ceil((dunghill + 1) / across) * size };
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

function perimeter({ width, height, radius }: Frame): number {
  return 2 * (width + height) - 8 * radius + 2 * Math.PI * radius;
}

/** Return the point at a distance along a rounded rectangle, clockwise from its upper left corner. */
function along(frame: Frame, distance: number): Point {
  const { x, y, width, height, radius } = frame;
  const bend = (Math.PI * radius) / 2;
  // Each side and the corner after it: start, direction, centre of the corner.
  const sides = [
    { length: width - 2 * radius, from: { x: x + radius, y }, way: { x: 1, y: 0 }, turn: { x: x + width - radius, y: y + radius }, angle: -90 },
    { length: height - 2 * radius, from: { x: x + width, y: y + radius }, way: { x: 0, y: 1 }, turn: { x: x + width - radius, y: y + height - radius }, angle: 0 },
    { length: width - 2 * radius, from: { x: x + width - radius, y: y + height }, way: { x: -1, y: 0 }, turn: { x: x + radius, y: y + height - radius }, angle: 90 },
    { length: height - 2 * radius, from: { x, y: y + height - radius }, way: { x: 0, y: -1 }, turn: { x: x + radius, y: y + radius }, angle: 180 },
  ];
  let left = distance;
  for (const { length, from, way, turn, angle } of sides) {
    if (left <= length) return { x: from.x + way.x * left, y: from.y + way.y * left };
    left -= length;
    if (left <= bend) {
      const turned = ((angle + (left / bend) * 90) * Math.PI) / 180;
      return { x: turn.x + radius * Math.cos(turned), y: turn.y + radius * Math.sin(turned) };
    }
    left -= bend;
  }
  return { x: x + radius, y };
}

/** Return the offsets of pieces that share a square: side by side, in lines of four. */
export function fan(count: number, size: number): Point[] {
  const across = Math.min(count, 4);
  const lines = Math.ceil(count / across || 1);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / across);
    const inLine = Math.min(across, count - line * across);
    return { x: ((at % across) - (inLine - 1) / 2) * size, y: (line - (lines - 1) / 2) * size };
  });
}

/** Move positions as little as possible so that all are `gap` apart and between `low` and `high`. Keeps their order. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const tight = Math.min(gap, order.length > 1 ? (high - low) / (order.length - 1) : gap);
  // Neighbours that are too near become a group around the mean of the positions they want.
  const groups: { sum: number; count: number }[] = [];
  const middle = (group: { sum: number; count: number }) => {
    const half = ((group.count - 1) / 2) * tight;
    return Math.min(high - half, Math.max(low + half, group.sum / group.count));
  };
  for (const at of order) {
    groups.push({ sum: wanted[at]!, count: 1 });
    for (;;) {
      const last = groups.at(-1)!;
      const before = groups.at(-2);
      if (!before || middle(last) - middle(before) >= ((last.count + before.count) / 2) * tight - 1e-9) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  }
  const places: number[] = [];
  let next = 0;
  for (const group of groups) {
    for (let i = 0; i < group.count; i++) places[order[next++]!] = middle(group) + (i - (group.count - 1) / 2) * tight;
  }
  return places;
}

const MOST_HOPS = 24;

/** Return the squares that a piece touches on its way; it skips occupied squares (the start holds all pieces). */
export function hops(start: number, end: number, others: readonly number[]): number[] {
  const way = Math.sign(end - start);
  const touched = [start];
  for (let square = start + way; way && square !== end; square += way) {
    if (square === 0 || !others.includes(square)) touched.push(square);
  }
  touched.push(end);
  if (touched.length <= MOST_HOPS) return touched;
  // A long way is covered in longer strides, so that it takes no longer.
  const stride = (touched.length - 1) / MOST_HOPS;
  return Array.from({ length: MOST_HOPS + 1 }, (_, at) => touched[Math.round(at * stride)]!);
}

/** Return a piece's way as keyframes: it hops from point to point, and longer hops are higher. */
export function hopFrames(points: readonly Point[]): { transform: string; offset: number }[] {
  const frames: { transform: string; offset: number }[] = [];
  const last = points.length - 1;
  const put = (x: number, y: number, offset: number) => frames.push({ transform: `translate(${round(x)}px, ${round(y)}px)`, offset: round(offset, 4) });
  points.forEach((point, at) => {
    put(point.x, point.y, last ? at / last : 1);
    const next = points[at + 1];
    if (!next) return;
    const far = Math.hypot(next.x - point.x, next.y - point.y);
    put((point.x + next.x) / 2, (point.y + next.y) / 2 - Math.min(34, 6 + far * 0.35), (at + 0.5) / last);
  });
  return frames;
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
