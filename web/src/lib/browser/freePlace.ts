// Free places for messages and toasts, where they cover no button, link or field.

/** The vertical extent of an element, in viewport pixels. */
export interface Span {
  top: number;
  bottom: number;
}

/** A rectangle in viewport pixels. */
export interface Box extends Span {
  left: number;
  right: number;
}

/** Pixels between a message and everything that it must not cover. */
const GAP = 4;
const STEP = 4;

/** Return the first place for a message of this height at or below `from` that covers no obstacle and ends above `end`; `null` if there is none. */
export function firstFreeTop(from: number, end: number, height: number, obstacles: readonly Span[]): number | null {
  let top = from;
  for (const { top: above, bottom } of [...obstacles].sort((one, other) => one.top - other.top)) {
    if (above < top + height + GAP && bottom + GAP > top) top = bottom + GAP;
  }
  return top + height <= end ? top : null;
}

/** Return the lowest top edge at which a box of this size covers none of the others; `null` if there is none. */
export function lowestFreeTop(size: { left: number; right: number; height: number }, others: readonly Box[], first: number, last: number): number | null {
  const near = others.filter((one) => one.right > size.left - GAP && one.left < size.right + GAP);
  for (let top = last - size.height; top >= first; top -= STEP) {
    if (near.every((one) => one.bottom <= top - GAP || one.top >= top + size.height + GAP)) return top;
  }
  return null;
}

/** Return the boxes of all visible controls outside an element. */
export function controls(except: Element): Box[] {
  const found = document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary, [role=button], [role=switch]");
  return [...found].filter((one) => !except.contains(one)).map((one) => one.getBoundingClientRect()).filter((box) => box.right > box.left && box.bottom > box.top);
}
