import { type Block, blockOf } from "./blocks";
import { answerOf, type Draft, newDraft, placeOf, quotedBlock } from "./draft";
import { plainMarkdown } from "./plain-markdown";
import { isSure, type RankedPassage, rankPassages } from "./rank-passages";
import { shortAnswer } from "./short-answer";
import type { Answer, AnswerInput, AnswerKind, Classified } from "./types";

const CLOSEST = "These pages come closest. Check whether they answer your question.";
const MOST_PLACES = 3;
/** A place that is much less likely than the first is not shown beside it. */
const LEAST_OF_BEST = 0.1;
/** Of several places the first, and each of the others. */
const WORDS_OF_PLACES = [200, 100, 90];
const NAMES_ITS_SUBJECT = new Set<AnswerKind>(["definition", "passage", "overview", "list"]);

/** The passage that answers, or those that come closest, or that there is none. */
export function answerPassage(input: AnswerInput, asked: Classified): Answer {
  const { question, before = "", passages, topic } = input;
  const ranked = rankPassages({ ...asked, question: `${before} ${question}` }, passages);
  const [top] = ranked;
  if (!top) {
    const names_it = NAMES_ITS_SUBJECT.has(asked.kind);
    return notFound(topic?.title ?? (names_it ? asked.subject : question.replace(/[?\s]+$/, "")));
  }
  if (!isSure(top)) return closest(ranked, question, asked);
  const draft = newDraft();
  const block = blockOf(top, asked.kind);
  if (!block) return notFound(asked.subject);
  return answerOf(draft, {
    kind: asked.kind,
    text: shown(draft, block, question, asked.kind),
    confidence: top.probability,
  });
}

/** The likeliest places, each with its passage and where it stands. */
export function closest(
  ranked: RankedPassage[],
  question: string,
  { kind, subject }: Classified,
): Answer {
  const draft = newDraft();
  const places: string[] = [];
  const taken: Block[] = [];
  for (const each of ranked) {
    const least = LEAST_OF_BEST * (ranked[0]?.probability ?? 0);
    if (places.length === MOST_PLACES || each.probability < least) break;
    const block = blockOf(each, kind, WORDS_OF_PLACES[places.length]);
    if (!block || taken.some((other) => isRepeat(block, other))) continue;
    taken.push(block);
    const quoted = shown(draft, block, question, kind);
    const page = draft.citations.at(-1)?.page ?? each.passage.page_start;
    const place = placeOf({ ...each.passage, page_start: page, page_end: page });
    places.push(`#### ${place}\n\n${quoted}`);
  }
  if (places.length === 0) return notFound(subject);
  return answerOf(draft, {
    kind,
    text: [CLOSEST, ...places].join("\n\n"),
    confidence: ranked[0]?.probability ?? 0,
    tier: "closest",
  });
}

function shown(draft: Draft, block: Block, question: string, kind: AnswerKind): string {
  return quotedBlock(draft, block, shortAnswer(kind, block.key, question));
}

/** Whether two blocks say mostly the same words, as where a slide repeats the one before it. */
export function isRepeat(one: Block, other: Block): boolean {
  const held = new Set(one.sentences.flatMap(({ words }) => words));
  const words = [...new Set(other.sentences.flatMap((sentence) => sentence.words))];
  const shared = words.filter((word) => held.has(word)).length;
  return shared >= Math.min(held.size, words.length) * 0.8;
}

/** Says that the material has no answer. */
export function notFound(subject: string): Answer {
  const about = subject && subject.length <= 80 ? `“${plainMarkdown(subject)}”` : "that";
  return answerOf(newDraft(), {
    kind: "not_found",
    found: false,
    text: `Your files don't cover ${about}. Upload a reading or your notes about it, or ask in other words.`,
    confidence: 0,
  });
}
