// Routes of the page, and table codes in typed or pasted text.
export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "tv"; code: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "puzzle"; number: string }
  | { page: "rules" }
  | { page: "pass" }
  | { page: "learn"; chapter: string }
  | { page: "operator" }
  | { page: "daily"; day: string }
  | { page: "me" }
  | { page: "kept" }
  | { page: "leaderboard" }
  | { page: "unsubscribe"; token: string }
  | { page: "nowhere" };

export const CODE_LENGTH = 6;
/** Codes have no characters that are easily confused. */
const CODE = new RegExp(`^[A-HJ-NP-Z2-9]{${CODE_LENGTH}}$`);
/** The ten chapters of the lesson, and the page after them. */
const CHAPTER = /^([1-9]|10|done)$/;
/** The token of a mail that ends mails. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const IN_LINK = /\/(?:t|tv)\/([a-z0-9]+)/i;

/** Return the route of a path; `nowhere` if the path is unknown. */
export function routeOf(path: string): Route {
  const [begin = "", second = "", ...more] = path.split("/").filter(Boolean);
  const first = begin.toLowerCase();
  if (more.length) return { page: "nowhere" };
  if (!second) {
    if (first === "") return { page: "home" };
    if (first === "rules" || first === "pass" || first === "operator" || first === "me" || first === "kept" || first === "leaderboard") return { page: first };
    if (first === "replay") return { page: "replay", id: "" };
    if (first === "learn") return { page: "learn", chapter: "" };
    if (first === "daily") return { page: "daily", day: "" };
    if (first === "puzzle") return { page: "puzzle", number: "" };
    return { page: "nowhere" };
  }
  if (first === "t") return { page: "table", code: typed(second) };
  if (first === "tv") return { page: "tv", code: typed(second) };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "review") return { page: "review", id: second };
  if (first === "unsubscribe" && TOKEN.test(second)) return { page: "unsubscribe", token: second };
  if (first === "puzzle" && /^\d{1,4}$/.test(second)) return { page: "puzzle", number: second };
  if (first === "daily" && /^20\d\d-\d\d-\d\d$/.test(second)) return { page: "daily", day: second };
  if (first === "learn" && CHAPTER.test(second)) return { page: "learn", chapter: second };
  return { page: "nowhere" };
}

/** Return the code in a part of an address, which may contain the gap with which codes are shown; without a code, return the part in upper case. */
function typed(part: string): string {
  return codeFrom(part.replace(/%20/g, "")) ?? part.toUpperCase();
}

/** Return the table code in a typed or pasted text, which may have lower case, gaps or a whole link; `null` if there is none. */
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

/** Return the secret of a private link. It is in the fragment, which browsers do not send to the server. */
export function secretIn(fragment: string): string | null {
  return MOVE.exec(fragment)?.[1] ?? null;
}

const ANSWER = /^#answer=([A-Za-z0-9_-]{43})$/;

/** Return the secret of a mailed link to a seat. */
export function answerIn(fragment: string): string | null {
  return ANSWER.exec(fragment)?.[1] ?? null;
}

/** Return the private link that moves a seat to another device. */
export function moveLink(origin: string, code: string, secret: string): string {
  return `${origin}/t/${code}#move=${secret}`;
}
