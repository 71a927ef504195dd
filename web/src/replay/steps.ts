// The steps of a game as one viewer sees them, fetched page by page, the next page in advance.
import type { ReplayPage, ReplayStep } from "../protocol";

export const PAGE = 50;

export type Fetch = (start: number) => Promise<ReplayPage>;

export class Steps {
  private pages = new Map<number, Promise<readonly ReplayStep[]>>();
  private known = new Map<number, ReplayStep>();

  constructor(
    private readonly total: number,
    private readonly fetch: Fetch,
  ) {}

  /** Return a step, fetching its page if needed; late in a page, the next page is fetched too. */
  async at(number: number): Promise<ReplayStep> {
    const page = await this.page(number - (number % PAGE));
    const ahead = number - (number % PAGE) + PAGE;
    if (ahead < this.total && number % PAGE >= PAGE / 2) void this.page(ahead).catch(() => undefined);
    const step = page[number % PAGE];
    if (!step) throw new Error(`no step ${number}`);
    return step;
  }

  /** Return a step that has been fetched. */
  here(number: number): ReplayStep | undefined {
    return this.known.get(number);
  }

  private page(start: number): Promise<readonly ReplayStep[]> {
    const had = this.pages.get(start);
    if (had) return had;
    const coming = this.fetch(start).then(({ steps }) => {
      for (const step of steps) this.known.set(step.number, step);
      return steps;
    });
    this.pages.set(start, coming);
    coming.catch(() => this.pages.delete(start)); // fetched again the next time
    return coming;
  }
}

/** Return all players' minus points at the end of each round. They are read at the beginning of the next round; `last` has those of the last round. */
export async function history(steps: Steps, rounds: readonly number[], last: readonly number[]): Promise<number[][]> {
  const points: number[][] = [];
  for (const begins of rounds.slice(1)) points.push([...(await steps.at(begins)).position.positions]);
  return [...points, [...last]];
}
