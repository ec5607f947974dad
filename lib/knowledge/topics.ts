import { type Entry, outlineOf } from "./outline";
import type { Section } from "./types";

const MOST_TOPICS = 40;

/** Up to 40 names of what a document treats, in its order. */
export function topicsOfDocument(sections: Section[]): string[] {
  return outlineOf(sections)
    .entries.filter(({ name }) => name !== null)
    .sort((a, b) => topicInformation(b) - topicInformation(a) || a.position - b.position)
    .slice(0, MOST_TOPICS)
    .sort((a, b) => a.position - b.position)
    .flatMap(({ name }) => name ?? []);
}

const BY_DEPTH = [1, 0.8, 0.5, 0.35];

/** How much a topic tells of its document: chapters before sections, long ones before short ones. */
export function topicInformation({ depth, words, is_phrase }: Entry, references = 0): number {
  const by_depth = is_phrase ? 0.6 : (BY_DEPTH[depth] ?? 0.25);
  return by_depth * Math.log2(2 + words / 50) + 0.4 * Math.log2(1 + references);
}
