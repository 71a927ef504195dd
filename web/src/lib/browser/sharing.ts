// Copying and sharing. Over plain HTTP browsers offer neither the clipboard nor the share sheet; copying works there too.

/** Copy a text; return `false` where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed now: try a text field.
  }
  return copyFromField(text);
}

function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  field.setAttribute("aria-hidden", "true");
  // Everything outside a modal dialog is inert and cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Open the device's share sheet; return `false` if that fails. A user who closes it is no failure. */
export async function share(title: string, text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
