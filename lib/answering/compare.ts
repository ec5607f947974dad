import { pattern, words } from "@/lib/text/pattern";
import { answerOf, type Draft, newDraft, quoted } from "./draft";
import { groupsOf, notFound } from "./passages";
import { plainMarkdown } from "./plain-markdown";
import { matches, rankSentences } from "./rank";
import { type Sentence, sentencesIn } from "./sentences";
import type { Answer, AnswerInput, Classified, Passage } from "./types";
import { contentWords, wordsOf } from "./words";

const CONTRAST_WORDS = {
  en: words`
    whereas, while, unlike, but, however, in contrast, by contrast, on the other hand, differs?, different, than,
    both, instead, rather than, similar, compared
  `,
  de: words`während, hingegen`,
  fr: words`tandis que`,
  es: words`mientras`,
};
const CONTRAST = pattern("i")`\b${CONTRAST_WORDS}\b`;

/** What the material says of each side, and a sentence that holds both; null when there is one side. */
export function compare({ passages }: AnswerInput, asked: Classified): Answer | null {
  const sides = sidesOf(asked, passages);
  if (sides.length < 2) return null;
  const draft = newDraft();
  const together = sentenceOfAll(sides, passages);
  const found = sides.map((side) => ({
    side,
    group: bestSentencesAbout(side, passages, together),
  }));
  const silent = found.filter(({ group }) => group.length === 0);
  if (silent.length === sides.length && !together) return notFound(sides.join(" and "), passages);
  const text = [
    together ? quoted(draft, [together]) : "",
    ...found.map(({ side, group }) => labelled(draft, side, group)),
    silent.length && !together
      ? `I found nothing about ${silent.map(({ side }) => `“${plainMarkdown(side)}”`).join(" or ")} in your materials.`
      : "",
  ];
  const share = (sides.length - silent.length) / sides.length;
  return answerOf(draft, {
    kind: "comparison",
    text: text.filter(Boolean).join("\n\n"),
    confidence: 0.25 + 0.45 * share + (together ? 0.2 : 0),
  });
}

function labelled(draft: Draft, side: string, group: Sentence[]): string {
  if (group.length === 0) return "";
  const label = plainMarkdown(side);
  return `**${label.charAt(0).toUpperCase()}${label.slice(1)}** — ${quoted(draft, group)}`;
}

/** "active and passive transport" names two transports. */
function sidesOf({ subject, others }: Classified, passages: Passage[]): string[] {
  const [other] = others;
  const head = other?.split(" ").length === 2 ? other.split(" ").at(-1) : undefined;
  const full = `${subject} ${head}`;
  const is_short = head && !subject.includes(" ");
  const said =
    is_short && passages.some(({ text }) => text.toLowerCase().includes(full.toLowerCase()));
  return [said ? full : subject, ...others].filter((side) => contentWords(side).length > 0);
}

function mentions(words: string[], side: string): boolean {
  return matches(contentWords(side), words).every((found) => found > 0);
}

function sentenceOfAll(sides: string[], passages: Passage[]): Sentence | undefined {
  const both = passages
    .flatMap(sentencesIn)
    .filter(
      ({ kind, words }) =>
        kind === "prose" && words.length <= 70 && sides.every((side) => mentions(words, side)),
    );
  return both.find(({ text }) => CONTRAST.test(text)) ?? undefined;
}

/** The sentences that say most of one side; the one of all sides is told once. */
function bestSentencesAbout(
  side: string,
  passages: Passage[],
  told: Sentence | undefined,
): Sentence[] {
  const ranking = rankSentences({ question: side, kind: "definition", subject: side }, passages);
  const best = ranking.best.filter(({ sentence }) => {
    if (told && sentence.passage === told.passage && sentence.start === told.start) return false;
    const above = wordsOf(sentence.passage.heading_path.join(" "));
    return sentence.kind !== "line" && mentions([...sentence.words, ...above], side);
  });
  return groupsOf({ ...ranking, best })[0] ?? [];
}
