// How a person without a seat can sit down: at once, by asking the host, or not at all.
import type { TableInfo } from "../protocol";

export type Seating = NonNullable<TableInfo["seating"]>;

/** Return who may take a free seat now; a table without a host is open. */
export function seatingOf(info: TableInfo | null): Seating {
  return info?.seats.some((seat) => seat.host) ? (info.seating ?? "open") : "open";
}
