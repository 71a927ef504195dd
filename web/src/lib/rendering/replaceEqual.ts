// Structural sharing: equal parts of two values keep their identity, so that they are not drawn again.

/** Return `next`, in which each part that equals the same part of `old` is replaced by it, or `old` if nothing differs. Modifies `next`. */
export function replaceEqual<T>(old: T | undefined, next: T): T {
  if (old === next || old === null || next === null || typeof old !== "object" || typeof next !== "object") return next;
  if (Array.isArray(next) !== Array.isArray(old)) return next;
  const [was, is] = [old as Record<string, unknown>, next as Record<string, unknown>];
  let same = true;
  let more = 0;
  for (const key in is) {
    const value = replaceEqual(was[key], is[key]);
    is[key] = value; // modifies `next`: both values are equal, and a copy would usually be thrown away
    same &&= value === was[key] && key in was;
    more += 1;
  }
  for (const _ in was) more -= 1;
  return same && !more ? old : next;
}

/** Return `old` with its first `atOnce` differing entries replaced by those of `next`; return `next` itself if no other entry differs. */
export function replaceSome<T>(old: T[], next: T[], atOnce: number): T[] {
  const other = next.flatMap((one, at) => (one === old[at] ? [] : [at]));
  if (other.length <= atOnce) return next;
  const reached = other[atOnce - 1]! + 1;
  return [...next.slice(0, reached), ...old.slice(reached, next.length)];
}
