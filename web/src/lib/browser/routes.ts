// Routes of the page, and table codes in typed or pasted text.
export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "tv"; code: string }
  | { page: "replay"; id: string }
  | { page: "rules" }
  | { page: "pass" }
  | { page: "nowhere" };

export const CODE_LENGTH = 6;
/** The alphabet of codes has no ambiguous characters. */
const CODE = new RegExp(`^[A-HJ-NP-Z2-9]{${CODE_LENGTH}}$`);
const IN_LINK = /\/(?:t|tv)\/([a-z0-9]+)/i;

export function routeOf(path: string): Route {
  const [begin = "", second = "", ...more] = path.split("/").filter(Boolean);
  const first = begin.toLowerCase();
  if (more.length) return { page: "nowhere" };
  if (!second) {
    if (first === "") return { page: "home" };
    if (first === "rules" || first === "pass") return { page: first };
    if (first === "replay") return { page: "replay", id: "" };
    return { page: "nowhere" };
  }
  if (first === "t") return { page: "table", code: typed(second) };
  if (first === "tv") return { page: "tv", code: typed(second) };
  if (first === "replay") return { page: "replay", id: second };
  return { page: "nowhere" };
}

/** Return the code in an address, also with the gap with which it is shown; or the text as it is. */
function typed(part: string): string {
  return codeFrom(part.replace(/%20/g, "")) ?? part.toUpperCase();
}

/** Return the code in a text with lower case, gaps or a whole link; `null` where there is none. */
export function codeFrom(text: string): string | null {
  const wanted = IN_LINK.exec(text)?.[1] ?? text;
  const code = wanted.replace(/[\s\-–—._·•:,;#"'()]/g, "").toUpperCase();
  return CODE.test(code) ? code : null;
}

/** Return a code in two groups, as it is read aloud and written down. */
export function spelled(code: string): string {
  return code.length === CODE_LENGTH ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

const MOVE = /^#move=([A-Za-z0-9_-]{43})$/;

/** Return the secret of a private link. It is in the fragment, which browsers do not send. */
export function secretIn(fragment: string): string | null {
  return MOVE.exec(fragment)?.[1] ?? null;
}

export function moveLink(origin: string, code: string, secret: string): string {
  return `${origin}/t/${code}#move=${secret}`;
}
