// Positions are new values all the time; most of what is in them is the same as before, and need not be drawn again.

/** `next`, with whatever is alike in it and `old` replaced by what is in `old`; `old` itself if nothing differs. */
export function kept<T>(old: T | undefined, next: T): T {
  if (old === next || old === null || next === null || typeof old !== "object" || typeof next !== "object") return next;
  if (Array.isArray(next) !== Array.isArray(old)) return next;
  const [was, is] = [old as Record<string, unknown>, next as Record<string, unknown>];
  let same = true;
  let more = 0;
  for (const key in is) {
    const value = kept(was[key], is[key]);
    is[key] = value; // alike, so that nobody notices; a copy would be thrown away most of the time
    same &&= value === was[key] && key in was;
    more += 1;
  }
  for (const _ in was) more -= 1;
  return same && !more ? old : next;
}

/** A list on its way to be another one: so many entries from its beginning are exchanged, `next` itself if those were all. */
export function towards<T>(old: T[], next: T[], atOnce: number): T[] {
  const other = next.flatMap((one, at) => (one === old[at] ? [] : [at]));
  if (other.length <= atOnce) return next;
  const reached = other[atOnce - 1]! + 1;
  return [...next.slice(0, reached), ...old.slice(reached, next.length)];
}
