// Positions are new values all the time; most of what is in them is the same as before, and need not be drawn again.

/** `next`, with whatever is alike in it and `old` taken from `old`; `old` itself if nothing differs. */
export function kept<T>(old: T | undefined, next: T): T {
  if (old === next || old === null || next === null || typeof old !== "object" || typeof next !== "object") return next;
  if (Array.isArray(next) !== Array.isArray(old)) return next;
  const [was, is] = [old as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(is);
  let same = keys.length === Object.keys(was).length;
  const merged = (Array.isArray(next) ? [] : {}) as Record<string, unknown>;
  for (const key of keys) {
    const value = kept(was[key], is[key]);
    merged[key] = value;
    same &&= key in was && value === was[key];
  }
  return same ? old : (merged as T);
}
