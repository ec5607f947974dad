/** A word of the question in the language of a file; `rarity` is null when the files do not hold it. */
export type QueryWord = {
  language: string;
  term: string;
  positions: number[];
  rarity: number | null;
};

/** A passage as the index ranks it, with the places where it holds words of the question. */
export type Candidate = {
  file_id: number;
  number: number;
  language: string;
  heading_path: string[];
  places: Record<string, number[]>;
  score: number;
};

/** Measured on a textbook's review questions and on SQuAD; see docs/decisions. */
const NEARNESS = 1;
const PHRASE = 0.6;
const PHRASE_GAP = 3;
const NEIGHBOUR = 0.15;

/**
 * The candidates in their final order. A passage gains when words that follow each other in the question
 * stand near each other in it, and when the passage before or after it in its section was found as well.
 */
export function rerank<C extends Candidate>(candidates: C[], words: QueryWord[]): C[] {
  const score_at = new Map(candidates.map((each) => [placeOf(each, each.number), each.score]));
  const pairs = pairsByLanguage(words);
  return candidates
    .map((each) => {
      const beside = [each.number - 1, each.number + 1].map(
        (number) => score_at.get(placeOf(each, number)) ?? 0,
      );
      const near = (pairs.get(each.language) ?? []).reduce(
        (sum, pair) => sum + closeness(each.places, pair),
        0,
      );
      return { ...each, score: each.score + NEIGHBOUR * Math.max(...beside) + near };
    })
    .sort((a, b) => b.score - a.score || a.file_id - b.file_id || a.number - b.number);
}

/** Which section and where in it: the neighbours of a passage share all but the number. */
function placeOf({ file_id, heading_path }: Candidate, number: number): string {
  return JSON.stringify([file_id, number, heading_path]);
}

type Pair = { first: string; second: string; gap: number; rarity: number };

/**
 * Words that follow each other in the question; stop words between them widen the gap. Of several words for one place
 * each is paired with each of the next place.
 */
function pairsByLanguage(words: QueryWord[]): Map<string, Pair[]> {
  const pairs = new Map<string, Pair[]>();
  for (const [language, own] of Map.groupBy(words, (word) => word.language)) {
    const placed = own.flatMap((word) => word.positions.map((position) => ({ ...word, position })));
    const row = [...Map.groupBy(placed, ({ position }) => position)].sort(([a], [b]) => a - b);
    pairs.set(
      language,
      row.flatMap(([place, firsts], index) => {
        const [next_place = 0, seconds = []] = row[index + 1] ?? [];
        const gap = next_place - place;
        return firsts.flatMap((first) => seconds.flatMap((second) => pairOf(first, second, gap)));
      }),
    );
  }
  return pairs;
}

function pairOf(first: QueryWord, second: QueryWord, gap: number): Pair[] {
  const rarity = Math.min(first.rarity ?? 0, second.rarity ?? 0);
  if (rarity === 0 || first.term === second.term) return [];
  return [{ first: first.term, second: second.term, gap, rarity }];
}

function closeness(places: Candidate["places"], { first, second, gap, rarity }: Pair): number {
  const [from, to] = [places[first], places[second]];
  if (!from || !to) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  let is_phrase = false;
  for (const a of from) {
    for (const b of to) {
      nearest = Math.min(nearest, Math.abs(b - a));
      is_phrase ||= b - a === gap && gap <= PHRASE_GAP;
    }
  }
  return rarity * (NEARNESS / (nearest + 1) + (is_phrase ? PHRASE : 0));
}
