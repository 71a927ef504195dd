// Suggestions of free names.

/** Return whether a name is taken, ignoring case. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => other.toLocaleLowerCase() === name.toLocaleLowerCase());
}

/** Return a free name, the first from the place that `chance` (0 to 1) chooses; a numbered one where all are taken. */
export function free(names: readonly string[], taken: readonly string[], chance: number): string {
  const usual = names.map((name) => name.trim()).filter((name) => name);
  const first = Math.floor(chance * usual.length);
  const known = [...usual.slice(first), ...usual.slice(0, first)];
  for (let number = 1; known.length; number += 1) {
    const left = known.map((name) => (number > 1 ? `${name} ${number}` : name)).find((name) => !isTaken(name, taken));
    if (left) return left;
  }
  return "";
}
