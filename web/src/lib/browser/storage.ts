// Values stored on this device. Where the browser refuses, they last until the page is reloaded.
const refused = new Map<string, string>();

export function stored<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(refused.get(key) ?? localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise; // storage is off, or holds something else
  }
}

export function store(key: string, value: unknown): void {
  const words = JSON.stringify(value);
  try {
    localStorage.setItem(key, words);
    refused.delete(key);
  } catch {
    refused.set(key, words); // storage is off or full, as in private windows: a seat survives a change of page
  }
}
