// Saving data as a file.

/** Milliseconds for which the browser may read the data. */
const KEPT = 60_000;

/** Let the browser save data under a name. */
export function saveAs(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
