// Detects whether the player uses the keyboard: only then does the focus move to each question.
let keys = false;
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Return whether the latest input came from the keyboard. */
export function usesKeys(): boolean {
  return keys;
}
