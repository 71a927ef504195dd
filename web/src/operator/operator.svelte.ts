// The state of the operator's page: the token, the latest overview, and an error.
import type { OperatorOverview } from "../protocol";
import { Refusal } from "../lib/table/connection/socket";
import { act, overview, type Action } from "./api";

/** The token stays in this tab until it is closed. */
const KEY = "hornochsen-operator";
/** Milliseconds between two overviews. */
export const INTERVAL = 5000;

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keep(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEY, token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage is disabled: the token is lost with the page
  }
}

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.error : "failed");

export class OperatorState {
  token = $state(kept());
  shown = $state.raw<OperatorOverview | null>(null);
  /** The code of the error of the last request; `null` if it succeeded. */
  trouble = $state<string | null>(null);
  #timer: number | undefined;
  #closed = false;

  /** Try a token; keep it if the server accepts it. */
  async signIn(token: string): Promise<void> {
    this.token = token;
    await this.refresh();
    if (this.shown) keep(token);
  }

  signOut(): void {
    this.token = "";
    this.shown = null;
    this.trouble = null;
    keep("");
    window.clearTimeout(this.#timer);
  }

  /** Read the overview now and at intervals. A wrong token ends that. */
  async refresh(): Promise<void> {
    window.clearTimeout(this.#timer);
    const token = this.token;
    if (!token || this.#closed) return;
    try {
      const shown = await overview(token);
      if (token !== this.token) return;
      this.shown = shown;
      this.trouble = null;
    } catch (error) {
      if (token !== this.token) return;
      this.trouble = codeOf(error);
      if (["wrong-token", "unknown-path"].includes(this.trouble) || !this.shown) {
        keep("");
        this.token = "";
        this.shown = null;
        return;
      }
    }
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.refresh(), INTERVAL);
  }

  /** Carry out an action, then read the overview; return the code of an error, or `null`. */
  async act(action: Action): Promise<string | null> {
    let failed: string | null = null;
    try {
      await act(this.token, action);
    } catch (error) {
      failed = codeOf(error);
    }
    await this.refresh();
    return failed;
  }

  close(): void {
    this.#closed = true;
    window.clearTimeout(this.#timer);
  }
}
