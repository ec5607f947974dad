import { pattern, words } from "@/lib/text/pattern";
import { answerOf, newDraft, placeOf, quoted } from "./draft";
import { plainMarkdown } from "./plain-markdown";
import { matches, type Ranking, rankSentences } from "./rank";
import type { Sentence } from "./sentences";
import type { Answer, AnswerInput, AnswerKind, Classified, Passage } from "./types";

/** Below it the passages only share words with the question. */
const LEAST_CONFIDENCE = 0.27;
/** Below it about every second answer is another question's. */
const SURE = 0.4;
const UNSURE = "This may be related, but it may not answer your question:\n\n";
/** Less of the question than this is another question. */
const LEAST_COVER = 0.4;
const NAMES_ITS_SUBJECT = new Set<AnswerKind>(["definition", "passage", "overview", "list"]);
const MOST_GROUPS = 3;
const MOST_SENTENCES = 5;

/** The best sentence, what belongs to it, and what supports it. */
export function answerPassage(input: AnswerInput, asked: Classified): Answer {
  const { question, passages, topic } = input;
  const ranking = rankSentences({ question, kind: asked.kind, subject: asked.subject }, passages);
  if (!isFound(ranking)) {
    const about = NAMES_ITS_SUBJECT.has(asked.kind)
      ? asked.subject
      : question.replace(/[?\s]+$/, "");
    return notFound(topic?.title ?? about, passages, ranking);
  }
  const draft = newDraft();
  const paragraphs = groupsOf(ranking, asked.kind).map((group) => quoted(draft, group));
  const is_list = asked.kind === "list" && paragraphs.length > 1;
  const text = is_list ? paragraphs.map((each) => `- ${each}`).join("\n") : paragraphs.join("\n\n");
  const confidence = confidenceOf(ranking);
  const is_sure = confidence >= SURE;
  return answerOf(draft, {
    kind: asked.kind,
    text: is_sure ? text : UNSURE + text,
    confidence,
    tier: is_sure ? "found" : "closest",
  });
}

export function isFound(ranking: Ranking): boolean {
  const { best, terms, passage_cover, missing_names } = ranking;
  if (best.length === 0 || terms.length === 0 || passage_cover < LEAST_COVER) return false;
  // A passage that lacks the names of the question needs more evidence.
  return confidenceOf(ranking) >= (missing_names === 1 ? SURE : LEAST_CONFIDENCE);
}

/** How often an answer with this evidence came from the right passage; fitted on 500 questions of SQuAD. */
export function confidenceOf({ best, passage_cover, terms, missing_names }: Ranking): number {
  const [top] = best;
  if (!top) return 0;
  const rival = best.find(({ sentence }) => sentence.passage !== top.sentence.passage);
  const margin = rival ? Math.min(0.6, top.score - rival.score) : 0.3;
  const own =
    matches(terms, top.sentence.words).filter((found) => found > 0).length /
    Math.max(1, terms.length);
  const sum = 1.4 * passage_cover + 1.7 * own + 2.9 * margin - 1.7 * missing_names - 3.15;
  return 1 / (1 + Math.exp(-sum));
}

/** Says so, and where to look all the same. */
export function notFound(subject: string, passages: Passage[], ranking?: Ranking): Answer {
  const about = subject && subject.length <= 80 ? ` about “${plainMarkdown(subject)}”` : " on that";
  const nearest = nearestPlaces(passages, ranking);
  const pointers = nearest.length
    ? `\n\nThe closest places I found:\n\n${nearest.map((place) => `- ${place}`).join("\n")}`
    : "";
  const advice = passages.length
    ? ""
    : " Upload a reading or your notes for this course, or try other words.";
  return answerOf(newDraft(), {
    kind: "not_found",
    found: false,
    text: `I found nothing${about} in your materials.${advice}${pointers}`,
    confidence: Math.min(0.2, (ranking?.passage_cover ?? 0) * 0.25),
  });
}

/** At most three, and none that shares no word with the question. */
function nearestPlaces(passages: Passage[], ranking?: Ranking): string[] {
  if (!ranking) return [];
  const near = new Map<Passage, number>();
  for (const { sentence, in_context } of ranking.best) {
    if (in_context >= 0.2 && !near.has(sentence.passage)) near.set(sentence.passage, in_context);
  }
  const places = passages.filter((passage) => near.has(passage));
  places.sort((a, b) => (near.get(b) ?? 0) - (near.get(a) ?? 0));
  return [...new Set(places.map(placeOf))].slice(0, 3);
}

/** First words by which a sentence refers to the one before it. */
const REFERRING = {
  en: words`
    this, that, these, those, it, its, they, their, he, she, his, her, such, however, therefore, thus, hence, also,
    moreover, furthermore, additionally, in addition, for (?:example|instance), instead, as a result, consequently,
    the (?:latter|former), both, another, here
  `,
  de: words`dies(?:e|er|es)?, sie, er, es, daher, deshalb`,
  fr: words`cette, ce, il, elle, ils, elles`,
  es: words`este, esta, esto, ello`,
};
const NEEDS_CONTEXT = pattern("iu")`^(?:[•–-]\s*)?${REFERRING}\b`;
const SEQUENCE = {
  en: words`
    first, firstly, second, secondly, third, thirdly, then, next, after that, afterwards, finally, lastly
  `,
  de: words`zuerst, dann, danach, schließlich`,
  fr: words`d'abord, ensuite, puis, enfin`,
  es: words`primero, luego, después, finalmente`,
};
const CONTINUES = pattern("iu")`^${SEQUENCE}\b`;
const MOST_IN_A_ROW = { how: 100, definition: 65, other: 60 };
const MOST_ITEMS = 6;

/** The answer first with what it leans on, then up to two supports, each of sentences in a row. */
export function groupsOf({ best, sentences }: Ranking, kind?: AnswerKind): Sentence[][] {
  const [top] = best;
  if (!top) return [];
  const groups: Sentence[][] = [withNeighbours(top.sentence, sentences, kind)];
  for (const { sentence, score, in_context } of best.slice(1, 12)) {
    const taken = groups.flat();
    if (groups.length === MOST_GROUPS || taken.length >= MOST_SENTENCES) break;
    if (score < top.score * 0.85 || in_context < 0.35 || sentence.kind === "line") continue;
    if (taken.some((one) => one === sentence || isRepeat(one, sentence))) continue;
    const group = withNeighbours(sentence, sentences).filter((one) => !taken.includes(one));
    if (taken.length + group.length <= MOST_SENTENCES) groups.push(group);
  }
  return groups.map(consecutive).filter((group) => group.length > 0);
}

/** With the sentence before when this one leans on it, those that go on from it, and the list it leads to. */
export function withNeighbours(
  sentence: Sentence,
  sentences: Sentence[],
  kind?: AnswerKind,
): Sentence[] {
  const at = sentences.indexOf(sentence);
  const { passage } = sentence;
  const group = [sentence];
  const before = sentences[at - 1];
  const leans = NEEDS_CONTEXT.test(sentence.text) || CONTINUES.test(sentence.text);
  if (leans && before?.passage === passage && before.kind === "prose") group.unshift(before);
  const after = sentences
    .slice(at + 1, at + 1 + MOST_ITEMS)
    .filter((one) => one.passage === passage);
  if (/:$/.test(sentence.text)) {
    const end = after.findIndex((one) => one.kind !== "item");
    return [...group, ...after.slice(0, end < 0 ? MOST_ITEMS : end)];
  }
  const most = kind === "how" || kind === "definition" ? MOST_IN_A_ROW[kind] : MOST_IN_A_ROW.other;
  let words = group.reduce((sum, one) => sum + one.words.length, 0);
  for (const [place, one] of after.entries()) {
    words += one.words.length;
    const follows = NEEDS_CONTEXT.test(one.text) || (kind === "how" && CONTINUES.test(one.text));
    const explains = kind === "definition" && place === 0;
    if (one.kind !== "prose" || one.text.endsWith(":") || words > most || !(follows || explains))
      break;
    group.push(one);
    if (kind !== "how") break;
  }
  return group;
}

/** Only sentences without a gap make one quote. */
function consecutive(group: Sentence[]): Sentence[] {
  return group.filter((one, at) => at === 0 || one.index === (group[at - 1]?.index ?? 0) + 1);
}

function isRepeat(one: Sentence, other: Sentence): boolean {
  const words = new Set(one.words);
  const shared = other.words.filter((word) => words.has(word)).length;
  return shared >= Math.min(words.size, other.words.length) * 0.7;
}
