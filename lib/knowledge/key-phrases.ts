import { namesNoTopic, topicStem } from "./words";

export type KeyPhrase = {
  phrase: string;
  score: number;
  /** Indexes of the texts that hold it, the first one first. */
  texts: number[];
};

type Count = {
  forms: Map<string, number>;
  count: number;
  capitals: number;
  length: number;
  texts: number[];
};

const MOST_WORDS = 4;
const LEAST_COUNT = 3;
/** Of long documents only the beginning of each text is read. */
const LETTERS_IN_ALL = 400_000;
const LEAST_LETTERS = 150;
/** Of the words inside sentences; in other languages it is a third of this. */
const CAPITALS_OF_GERMAN = 0.2;
/** Inside a phrase, never at its ends: "theory of mind", "loi de Newton". */
const JOINING = new Set("of in for and der des von de du la del".split(" "));
/** Not nouns, though they are frequent beside nouns. */
const NO_NAMES = new Set(
  Object.values({
    en: `
      first second third next last good better best large larger small smaller high higher low lower
      long short simple single whole full main common usual often given using based called well need
      needs want wants find found look looks work works used useful means mean become becomes seen
      show shows let consider assume note must able available change changes number numbers lot pick
      picks out up people person student students time times year years day days day order today
      question questions answer idea ideas fact point points result results question problem
      problems set sets value values example slide page
    `,
    de: `
      erste zweite gross große großen kleine gute gut neue neuen bereits sowie frage fragen anzahl
      immer heute jahr jahre zeit menge
    `,
    fr: `
      premier première grand grande petit petite nombre année temps exemple
    `,
    es: `
      primero gran grande número año tiempo vez veces
    `,
  }).flatMap((list) => list.trim().split(/\s+/)),
);

/** Vague alone and at the beginning, telling at the end: "training set", "expected value". */
const ENDS = new Set(
  "set sets value values problem problems number numbers time times point points".split(" "),
);

/** Phrases that texts without headings repeat and that look like names of things, best first. */
export function keyPhrases(texts: string[], most: number): KeyPhrase[] {
  const counts = new Map<string, Count>();
  const has_capital_nouns = shareOfCapitals(texts) > CAPITALS_OF_GERMAN;
  const letters = Math.max(LEAST_LETTERS, Math.ceil(LETTERS_IN_ALL / (texts.length + 1)));
  texts.forEach((text, index) => {
    for (const run of runsOf(text.slice(0, letters))) countRun(run, index, counts);
  });
  const frequent = [...counts].filter(
    ([, { count, length }]) => count >= (length === 1 ? LEAST_COUNT + 1 : LEAST_COUNT),
  );
  const longer = longerCounts(frequent);
  return frequent
    .map(([key, each]) => {
      // What occurs only inside a longer phrase is no phrase of its own.
      const own = each.count - (longer.get(key) ?? 0);
      const share = each.texts.length / Math.max(1, texts.length);
      const is_everywhere = texts.length > 4 && share > 0.6 && each.length === 1;
      const named = 0.5 + each.capitals / each.count;
      const score = is_everywhere ? 0 : own * Math.log2(1 + each.length) * named;
      return { key, phrase: formOf(each), score, own, ...each };
    })
    .filter(
      ({ own, length, capitals, count, score, texts: texts_of }) =>
        own >= Math.max(2, count * 0.3) &&
        score > 0 &&
        texts_of.length > 1 &&
        (length > 1 || (has_capital_nouns && capitals >= count * 0.6)),
    )
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .slice(0, most)
    .map(({ phrase, score, texts: found }) => ({ phrase, score, texts: found }));
}

type Word = { text: string; stem: string | null; begins: boolean; capital: boolean };

/** Words that stand together without a mark between them. */
function* runsOf(text: string): Generator<Word[]> {
  for (const sentence of text.split(/[.!?;:,()[\]{}"“”„«»\n\t•–—=+*/|<>]+/u)) {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
    if (words.length === 0) continue;
    yield words.map((word, index) => {
      const is_word = word.length > 2 && /[aeiouäöüáéíóúàèêô]/iu.test(word);
      const is_name = is_word && !NO_NAMES.has(word.toLowerCase());
      const is_end = index > 0 && ENDS.has(word.toLowerCase());
      return {
        text: word,
        stem: is_name || is_end ? topicStem(word) : null,
        begins: is_name,
        capital: index > 0 && /^\p{Lu}/u.test(word),
      };
    });
  }
}

function countRun(run: Word[], index: number, counts: Map<string, Count>) {
  for (let start = 0; start < run.length; start += 1) {
    if (!run[start]?.begins) continue;
    const stems: string[] = [];
    for (let end = start; end < Math.min(run.length, start + MOST_WORDS); end += 1) {
      const word = run[end];
      if (!word) break;
      if (!word.stem) {
        if (!JOINING.has(word.text.toLowerCase())) break;
        stems.push(word.text.toLowerCase());
        continue;
      }
      if (stems.includes(word.stem)) break;
      stems.push(word.stem);
      add(counts, stems.join(" "), run.slice(start, end + 1), index);
    }
  }
}

function add(counts: Map<string, Count>, key: string, words: Word[], index: number) {
  const form = words.map(({ text }) => text).join(" ");
  const known = counts.get(key) ?? {
    forms: new Map<string, number>(),
    count: 0,
    capitals: 0,
    length: words.filter(({ stem }) => stem).length,
    texts: [],
  };
  known.count += 1;
  if (words.at(-1)?.capital) known.capitals += 1;
  if (known.texts.at(-1) !== index) known.texts.push(index);
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
  counts.set(key, known);
}

/** How often a phrase occurs inside the most frequent longer one. */
function longerCounts(frequent: [string, Count][]): Map<string, number> {
  const inside = new Map<string, number>();
  for (const [key, { count }] of frequent) {
    const stems = key.split(" ");
    for (let start = 0; start < stems.length; start += 1) {
      for (let end = start + 1; end <= stems.length; end += 1) {
        if (end - start === stems.length) continue;
        const part = stems.slice(start, end).join(" ");
        inside.set(part, Math.max(inside.get(part) ?? 0, count));
      }
    }
  }
  return inside;
}

/** In German a single noun is a name and shows it; elsewhere single words with capitals are persons and places. */
function shareOfCapitals(texts: string[]): number {
  let [words, capitals] = [0, 0];
  for (const text of texts.slice(0, 200)) {
    for (const [, letter] of text.matchAll(/\p{Ll},?\s(\p{L})\p{Ll}{2}/gu)) {
      words += 1;
      if (letter !== letter?.toLowerCase()) capitals += 1;
    }
  }
  return capitals / Math.max(1, words);
}

function formOf({ forms }: Count): string {
  const [form] = [...forms].reduce((best, each) => (each[1] > best[1] ? each : best));
  const words = form.split(" ");
  const plain = words.every((word) => word === word.toUpperCase() || namesNoTopic(word));
  return plain ? form : form.charAt(0).toUpperCase() + form.slice(1);
}
