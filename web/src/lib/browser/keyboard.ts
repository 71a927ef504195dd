// Whether the keyboard is used: then the focus follows the questions. With a pointer it need not.
let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Return whether the latest input came from the keyboard. */
export function usesKeys(): boolean {
  return keys;
}
