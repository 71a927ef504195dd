// Suggestions of free names.

/** Return whether a name is taken, ignoring case. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => other.toLocaleLowerCase() === name.toLocaleLowerCase());
}

/** Return a free name, chosen by `chance` (0 to 1); a numbered one where all are taken. */
export function free(names: readonly string[], taken: readonly string[], chance: number): string {
  const known = names.map((name) => name.trim()).filter((name) => name);
  for (let number = 1; known.length; number += 1) {
    const left = known.map((name) => (number > 1 ? `${name} ${number}` : name)).filter((name) => !isTaken(name, taken));
    if (left.length) return left[Math.floor(chance * left.length)] ?? "";
  }
  return "";
}
