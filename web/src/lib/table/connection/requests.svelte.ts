// The requests of a player at this table, and the refusal of the latest one.
import { has, t } from "../../locale/texts.svelte";
import { Refusal, type Answer, type Question, type TableSocket } from "./socket";

/** Requests for a seat, which then belongs to the player of this device. */
const SEATING: readonly Question["type"][] = ["sit", "claim", "ask-seat", "ask-host"];
/** Requests that take effect each time. Any other request is not sent again while the same request awaits its answer. */
const REPEATABLE: readonly Question["type"][] = ["add-bot", "react"];

/** Returns the secret of the player who takes a seat under a name; `null` for a guest. */
export type Identify = (name: string) => Promise<string | null>;

export class Requests {
  /** The reason why the latest request was refused, as a sentence. */
  refusal = $state<string | null>(null);
  /** The latest request, until it is answered. */
  private asking: { words: string; answer: Promise<boolean> } | null = null;

  constructor(
    private readonly socket: Pick<TableSocket, "ask">,
    private readonly identify: Identify | undefined,
    private readonly accepted: (question: Question, answer: Answer) => void,
  ) {}

  /** Send a request and return whether it was accepted; if not, `refusal` has the reason. */
  ask(question: Question): Promise<boolean> {
    const words = JSON.stringify(question);
    if (this.asking?.words === words && !REPEATABLE.includes(question.type)) return this.asking.answer;
    const asking = { words, answer: this.send(question) };
    const forget = () => {
      if (this.asking === asking) this.asking = null;
    };
    asking.answer.then(forget, forget);
    this.asking = asking;
    return asking.answer;
  }

  private async send(question: Question): Promise<boolean> {
    this.refusal = null;
    try {
      if (this.identify && SEATING.includes(question.type)) await this.sendPlayer("name" in question ? question.name : "");
      this.accepted(question, await this.socket.ask(question));
      return true;
    } catch (error) {
      if (error instanceof Refusal) {
        this.refusal = has(`refused-${error.error}`) ? t(`refused-${error.error}`) : error.message;
        return false;
      }
      throw error;
    }
  }

  /** Assign the seat to the player of this device; without a player, the person is a guest. */
  private async sendPlayer(name: string): Promise<void> {
    const player = await this.identify?.(name);
    if (player) await this.socket.ask({ type: "identify", player }).catch(() => undefined);
  }
}
