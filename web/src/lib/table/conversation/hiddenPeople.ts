// The people whose messages and reactions this device hides, by table.
import { store, stored } from "../../browser/storage";

const KEY = "hornochsen-hidden";
const MOST_TABLES = 50;

/** Return the numbers of the people whom this device hides at a table. */
export function hiddenPeople(code: string): ReadonlySet<number> {
  return new Set(stored<Record<string, number[]>>(KEY, {})[code] ?? []);
}

/** Hide a person at a table, or show them again; return all hidden people of the table. */
export function hidePerson(code: string, who: number, hide: boolean): ReadonlySet<number> {
  const { [code]: before = [], ...others } = stored<Record<string, number[]>>(KEY, {});
  const hidden = hide ? [...new Set([...before, who])] : before.filter((one) => one !== who);
  const kept = Object.entries(others).slice(hidden.length ? 1 - MOST_TABLES : -MOST_TABLES);
  store(KEY, Object.fromEntries(hidden.length ? [...kept, [code, hidden]] : kept));
  return new Set(hidden);
}
