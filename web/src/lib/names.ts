// Names that are still to be had.

/** Whether somebody is called so, however it is written. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => other.toLocaleLowerCase() === name.toLocaleLowerCase());
}

/** One of the names that nobody has, by chance (0 to 1); a numbered one where all are taken. */
export function free(names: readonly string[], taken: readonly string[], chance: number): string {
  const known = names.map((name) => name.trim()).filter((name) => name);
  for (let number = 1; known.length; number += 1) {
    const left = known.map((name) => (number > 1 ? `${name} ${number}` : name)).filter((name) => !isTaken(name, taken));
    if (left.length) return left[Math.floor(chance * left.length)] ?? "";
  }
  return "";
}
