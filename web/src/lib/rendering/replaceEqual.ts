// Structural sharing: equal parts of two values keep their identity, so that they are not drawn again.

/** Return `next` with its parts that equal those of `old` replaced by them; `old` itself if nothing differs. Changes `next`. */
export function replaceEqual<T>(old: T | undefined, next: T): T {
  if (old === next || old === null || next === null || typeof old !== "object" || typeof next !== "object") return next;
  if (Array.isArray(next) !== Array.isArray(old)) return next;
  const [was, is] = [old as Record<string, unknown>, next as Record<string, unknown>];
  let same = true;
  let more = 0;
  for (const key in is) {
    const value = replaceEqual(was[key], is[key]);
    is[key] = value; // equal, so the change is invisible; a copy would usually be thrown away
    same &&= value === was[key] && key in was;
    more += 1;
  }
  for (const _ in was) more -= 1;
  return same && !more ? old : next;
}

/** Replace the first `atOnce` differing entries of `old` by those of `next`; return `next` itself if no other differs. */
export function replaceSome<T>(old: T[], next: T[], atOnce: number): T[] {
  const other = next.flatMap((one, at) => (one === old[at] ? [] : [at]));
  if (other.length <= atOnce) return next;
  const reached = other[atOnce - 1]! + 1;
  return [...next.slice(0, reached), ...old.slice(reached, next.length)];
}
