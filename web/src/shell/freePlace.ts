// A place for toasts where they cover no button, link or field.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels between a toast and everything that it must not cover. */
const GAP = 4;
const STEP = 4;

/** Return the lowest top edge at which a box of this size covers none of the others; `null` if there is none. */
export function freeTop(size: { left: number; right: number; height: number }, others: readonly Box[], first: number, last: number): number | null {
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
