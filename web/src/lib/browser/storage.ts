// Values stored on this device. Where the browser does not allow it, they are kept in memory until the page is reloaded.
const refused = new Map<string, string>();

/** Return a stored value, or `otherwise` if there is none. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(refused.get(key) ?? localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise; // storage is disabled, or the value is not JSON
  }
}

/** Store a value as JSON. */
export function store(key: string, value: unknown): void {
  const words = JSON.stringify(value);
  try {
    localStorage.setItem(key, words);
    refused.delete(key);
  } catch {
    refused.set(key, words); // storage is disabled or full, as in private windows: in memory, a seat survives a change of page
  }
}
