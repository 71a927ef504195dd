// Whoever uses keys, or a screen reader, is led to what is asked next; whoever points need not be.
let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Whether the last thing that somebody did here was done with a key. */
export function usesKeys(): boolean {
  return keys;
}
