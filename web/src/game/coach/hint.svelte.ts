// A hint for one choice. The server computes it; an answer for an earlier choice is dropped.
import { Refusal } from "../../lib/table/connection/socket";
import type { Advice } from "../../protocol";

export class ChoiceHint {
  open = $state(false);
  advice = $state.raw<Advice | null>(null);
  /** The code of a refusal; `null` if there is none. */
  trouble = $state<string | null>(null);
  private choice = "";

  /** Close the hint when another choice is to be made. */
  about(choice: string): void {
    if (choice === this.choice) return;
    this.choice = choice;
    this.advice = null;
    this.trouble = null;
    this.open = false;
  }

  /** Open the hint, and ask for it if it is not here. */
  async ask(hint: () => Promise<Advice | null>): Promise<void> {
    this.open = true;
    if (this.advice) return;
    const choice = this.choice;
    this.trouble = null;
    try {
      const found = await hint();
      if (choice === this.choice) this.advice = found;
    } catch (error) {
      if (choice === this.choice) this.trouble = error instanceof Refusal ? error.error : "failed";
    }
  }
}
