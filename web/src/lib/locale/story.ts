// The story of a finished game in words.
import type { Story } from "../../protocol";
import type { Say } from "./narration";

/** Return a story as a sentence; the viewer is addressed as "you". */
export function tellStory(story: Story, names: readonly string[], viewer: number | null, say: Say): string {
  const { kind, seat, other, round, points, count } = story;
  return say(`story-${kind}`, {
    who: seat === viewer ? "you" : "other",
    whom: other !== null && other === viewer ? "you" : "other",
    name: names[seat] ?? "?",
    rival: names[other ?? -1] ?? "?",
    round,
    points,
    count,
  });
}
