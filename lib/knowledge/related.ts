import { pageOf, quoteOf } from "./quotes";
import type { IndexedSection } from "./term-index";
import type { GraphEdge } from "./types";

export type DescribedTopic = { id: string; stems: string[]; sections: IndexedSection[] };

const MOST_PER_NODE = 3;
const MOST_SECTIONS = 12;
const LEAST_SHARED = 6;
const LEAST_SCORE = 14;
/** Rare words in one sentence, or the sharing is by chance. */
const LEAST_IN_A_SENTENCE = 3;
const SHARE_OF_NODES = 0.12;
const LETTERS_OF_A_TERM = 5;

type Pair = {
  a: DescribedTopic;
  b: DescribedTopic;
  shared: string[];
  score: number;
  is_named: boolean;
};

/** Topics that speak of each other or share rare words, at most three for each. */
export function relatedEdges(
  nodes: DescribedTopic[],
  is_known: (a: string, b: string) => boolean,
): GraphEdge[] {
  const degrees = new Map<string, number>();
  const degree = (id: string) => degrees.get(id) ?? 0;
  const edges: GraphEdge[] = [];
  for (const pair of pairsOf(nodes)) {
    const { a, b, score, is_named } = pair;
    if (is_known(a.id, b.id)) continue;
    if (degree(a.id) >= MOST_PER_NODE || degree(b.id) >= MOST_PER_NODE) continue;
    const evidence = evidenceOf(pair);
    if (!evidence) continue;
    degrees.set(a.id, degree(a.id) + 1);
    degrees.set(b.id, degree(b.id) + 1);
    const weight = Math.round(Math.min(0.6, (is_named ? 0.3 : 0.1) + score / 100) * 100) / 100;
    edges.push({ from: a.id, to: b.id, reason: "related", evidence, weight });
  }
  return edges;
}

function pairsOf(nodes: DescribedTopic[]): Pair[] {
  const terms = nodes.map(termsOf);
  const holders = new Map<string, number[]>();
  terms.forEach((own, index) => {
    for (const term of own.keys()) {
      const known = holders.get(term);
      if (known) known.push(index);
      else holders.set(term, [index]);
    }
  });
  const most = Math.max(3, nodes.length * SHARE_OF_NODES);
  const pairs = new Map<number, Pair>();
  const pairAt = (i: number, j: number) => {
    const [first, second] = [Math.min(i, j), Math.max(i, j)];
    const key = first * nodes.length + second;
    const [a, b] = [nodes[first], nodes[second]];
    if (!a || !b) return null;
    const pair = pairs.get(key) ?? { a, b, shared: [], score: 0, is_named: false };
    pairs.set(key, pair);
    return pair;
  };
  for (const [term, own] of holders) {
    if (own.length < 2 || own.length > most || term.length < LETTERS_OF_A_TERM) continue;
    const rarity = Math.log(1 + nodes.length / own.length);
    for (const [at, i] of own.entries()) {
      for (const j of own.slice(at + 1)) {
        const often = Math.min(terms[i]?.get(term) ?? 0, terms[j]?.get(term) ?? 0);
        const pair = pairAt(i, j);
        if (!pair) continue;
        pair.shared.push(term);
        pair.score += rarity * Math.min(2, often);
      }
    }
  }
  nodes.forEach((named, j) => {
    // The rarest stem of a name finds the few that can mention it.
    const lists = named.stems.map((stem) => holders.get(stem) ?? []);
    const [shortest] = lists.sort((a, b) => a.length - b.length);
    if (!shortest || (named.stems.length === 1 && shortest.length > most)) return;
    for (const i of shortest) {
      if (i === j || !named.stems.every((stem) => terms[i]?.has(stem))) continue;
      const pair = pairAt(i, j);
      if (!pair || !mentions(nodes[i], named.stems)) continue;
      pair.is_named = true;
      pair.score += 6 + named.stems.length;
    }
  });
  return [...pairs.values()]
    .filter(
      ({ a, b, is_named, shared, score }) =>
        (is_named && (Math.min(a.stems.length, b.stems.length) > 1 || shared.length > 2)) ||
        (shared.length >= LEAST_SHARED && score >= LEAST_SCORE),
    )
    .sort((x, y) => y.score - x.score || order(x.a.id, y.a.id) || order(x.b.id, y.b.id));
}

function termsOf({ sections }: DescribedTopic): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { text, heading } of sections.slice(0, MOST_SECTIONS)) {
    for (const [stem, count] of text) terms.set(stem, (terms.get(stem) ?? 0) + count);
    for (const stem of heading) terms.set(stem, (terms.get(stem) ?? 0) + 1);
  }
  return terms;
}

function mentions(node: DescribedTopic | undefined, stems: string[]): boolean {
  return (node?.sections ?? []).some(({ text }) => stems.every((stem) => text.has(stem)));
}

/** A sentence of the one that names the other, or one with several of the words they share. */
function evidenceOf({ a, b, shared, is_named }: Pair): GraphEdge["evidence"] | null {
  for (const [node, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const stems = is_named ? other.stems : shared;
    const least = is_named ? stems.length : LEAST_IN_A_SENTENCE;
    for (const { section, text } of node.sections.slice(0, MOST_SECTIONS)) {
      if (stems.filter((stem) => text.has(stem)).length < least) continue;
      const quote = quoteOf(section, stems, least);
      if (quote) return { file_id: section.file_id, page: pageOf(section, quote), quote };
    }
  }
  return null;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
