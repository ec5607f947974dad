import { NUMBER_WORD, numberOf } from "@/lib/text/numbers";
import { pattern, words } from "@/lib/text/pattern";
import { romanNumber } from "@/lib/text/roman";
import { leansBack } from "./blocks";
import { answerOf, newDraft, placeOf, quoted } from "./draft";
import { notFound } from "./passages";
import { type Sentence, sentencesIn } from "./sentences";
import { termMatcher } from "./term-matcher";
import type { Answer, AnswerInput, Classified, Passage } from "./types";
import { contentWords, wordsOf } from "./words";

const MOST_POINTS = 5;
const MOST_ITEMS = 6;

/** The leading sentences of a chapter, a file or a topic, in the order of the document. */
export function overview({ passages, topic }: AnswerInput, { subject }: Classified): Answer {
  const chosen = passagesAbout(subject, topic?.title, passages);
  const points = chosen.flatMap((passage) => leadingGroups(passage, chosen)).slice(0, MOST_POINTS);
  if (points.length === 0) return notFound(subject);
  const draft = newDraft();
  const lines = points.map((group) => `- ${quoted(draft, group)}`);
  const text = `In short, from ${spanOf(points.flat())}:\n\n${lines.join("\n")}`;
  return answerOf(draft, {
    kind: "overview",
    text,
    confidence: 0.4 + 0.1 * points.length,
    tier: names(subject, chosen) ? "found" : "closest",
  });
}

/** Words that name the material or its parts in general, and not what it is about. */
const GENERAL_WORDS = words`
  chapters?, sections?, books?, articles?, papers?, lectures?, readings?, units?, files?, documents?, notes, course,
  materials?, main, key, central, important, points?, ideas?, takeaways, messages?, concepts, arguments, everything,
  all, this, whole, entire, uploaded, pdf, slides?
`;
const GENERAL = pattern("gi")`\b${GENERAL_WORDS}\b`;
const PART_NAMES = {
  en: words`chapter, section, unit, lecture, week, module, part`,
  de: words`kapitel`,
  fr: words`chapitre`,
  es: words`capítulo`,
};
const PART = pattern("iu")`
  \b(${PART_NAMES})\s+(\d+(?:\.\d+)*|[ivx]+|${NUMBER_WORD})(?![\p{L}\d])`;

function passagesAbout(subject: string, topic: string | undefined, passages: Passage[]): Passage[] {
  const part = subject.match(PART);
  if (part) {
    const number = numeralOf(part[2] ?? "");
    return inOrder(passages.filter((passage) => isPart(passage, part[1] ?? "", number)));
  }
  const terms = contentWords(subject.replace(GENERAL, " "));
  if (terms.length === 0) {
    const about = topic ? withTerms(contentWords(topic), passages) : passages;
    return inOrder(about.slice(0, MOST_POINTS));
  }
  return inOrder(withTerms(terms, passages).slice(0, MOST_POINTS));
}

/** Whether a title or heading of what was chosen names the subject, or the subject names no more than a part. */
function names(subject: string, chosen: Passage[]): boolean {
  const terms = contentWords(subject.replace(GENERAL, " ").replace(PART, " "));
  const match = termMatcher(terms);
  return chosen.some(({ title, heading_path }) =>
    match(wordsOf([title, ...heading_path].join(" "))).every((held) => held > 0),
  );
}

/** Those that hold at least half of the words, best first. */
function withTerms(terms: string[], passages: Passage[]): Passage[] {
  const match = termMatcher(terms);
  const share = (passage: Passage) => {
    const headings = match(wordsOf([passage.title, ...passage.heading_path].join(" ")));
    const text = match(wordsOf(passage.text));
    const found = terms.map((_, at) => Math.max(headings[at] ?? 0, (text[at] ?? 0) * 0.8));
    return found.reduce((sum, each) => sum + each, 0) / Math.max(1, terms.length);
  };
  return passages
    .map((passage) => ({ passage, share: share(passage) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share || b.passage.score - a.passage.score)
    .map(({ passage }) => passage);
}

function numeralOf(word: string): string {
  const lower = word.toLowerCase();
  return /^\d/.test(lower) ? lower : String(romanNumber(lower) ?? numberOf(lower) ?? lower);
}

function isPart({ title, heading_path }: Passage, name: string, number: string): boolean {
  return [title, ...heading_path].some((heading) => {
    const labelled = heading.match(PART);
    if (labelled) {
      return (
        labelled[1]?.toLowerCase() === name.toLowerCase() && numeralOf(labelled[2] ?? "") === number
      );
    }
    const counted = heading.match(/^\s*(\d+(?:\.\d+)*)[.:\s]/)?.[1];
    return (
      counted === number ||
      (name.toLowerCase() === "chapter" && counted?.startsWith(`${number}.`) === true)
    );
  });
}

function inOrder(passages: Passage[]): Passage[] {
  const file = passages[0]?.file_id;
  return passages.toSorted(
    (a, b) =>
      Number(a.file_id !== file) - Number(b.file_id !== file) ||
      a.file_id - b.file_id ||
      a.page_start - b.page_start ||
      a.id - b.id,
  );
}

/** The sentences that hold most of what all passages speak of; beginnings count more. */
function leadingGroups(passage: Passage, all: Passage[]): Sentence[][] {
  const counts = new Map<string, number>();
  for (const { text } of all) {
    for (const word of new Set(contentWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sentences = sentencesIn(passage);
  const scored = sentences
    .filter(({ kind, words }) => kind === "prose" && words.length >= 5)
    .map((sentence, at) => {
      const terms = new Set(contentWords(sentence.text));
      const shared = [...terms].reduce((sum, term) => sum + Math.log(counts.get(term) ?? 1), 0);
      const length = sentence.words.length > 45 ? 0.5 : 0;
      const leans = leansBack(sentence) ? 1 : 0;
      const score = shared / Math.sqrt(terms.size + 3) + (at === 0 ? 1 : 0) - length - leans;
      return { sentence, score };
    });
  scored.sort((a, b) => b.score - a.score);
  return scored
    .slice(0, all.length === 1 ? 3 : all.length === 2 ? 2 : 1)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.index - b.index)
    .map((sentence) => {
      if (!sentence.text.endsWith(":")) return [sentence];
      const after = sentences.slice(sentence.index + 1);
      const end = after.findIndex(({ kind }) => kind !== "item");
      return [sentence, ...after.slice(0, end < 0 ? MOST_ITEMS : Math.min(end, MOST_ITEMS))];
    });
}

function spanOf(points: Sentence[]): string {
  const passages = points.map(({ passage }) => passage);
  const [first] = passages;
  if (!first) return "your materials";
  if (passages.some(({ file_id }) => file_id !== first.file_id)) return "your materials";
  const page_start = Math.min(...passages.map((passage) => passage.page_start));
  const page_end = Math.max(...passages.map((passage) => passage.page_end));
  return placeOf({ ...first, heading_path: [], page_start, page_end });
}
