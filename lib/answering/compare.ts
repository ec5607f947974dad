import { type Block, blockOf } from "./blocks";
import { answerOf, type Draft, newDraft, quotedBlock } from "./draft";
import { closest, isRepeat, notFound } from "./passages";
import { plainMarkdown } from "./plain-markdown";
import { isSure, rankPassages } from "./rank-passages";
import type { Sentence } from "./sentences";
import { termMatcher } from "./term-matcher";
import type { Answer, AnswerInput, Classified, Passage } from "./types";
import { contentWords } from "./words";

/** A side of a comparison needs less: its words alone were asked for. */
const SURE_OF_SIDE = 0.5;
const WORDS_OF_SIDE = 70;

type Side = { name: string; block: Block | null; probability: number };

/** The passage that compares, or what the material says of each side; null when there is one side. */
export function compare(
  { question, before = "", passages }: AnswerInput,
  asked: Classified,
): Answer | null {
  const names = sidesOf(asked, passages);
  if (names.length < 2) return null;
  const ranked = rankPassages({ ...asked, question: `${before} ${question}` }, passages);
  const together = ranked.find(({ sentences }) =>
    sentences.some((sentence) => holdsAll(sentence, names)),
  );
  const draft = newDraft();
  if (together && isSure(together)) {
    const block = blockOf(together, "comparison");
    if (block) return answered(draft, quotedBlock(draft, block), together.probability);
  }
  const sides = names.map((name) => bestAbout(name, passages));
  const least = Math.min(...sides.map(({ probability }) => probability));
  const [first, ...others] = sides;
  const is_told_twice = others.some(
    ({ block }) => block && first?.block && isRepeat(block, first.block),
  );
  if (least < SURE_OF_SIDE || is_told_twice) {
    const near = together ? [together, ...ranked.filter((each) => each !== together)] : ranked;
    if (near.length === 0) return notFound(names.join(" and "));
    const answer = closest(near, question, asked);
    const silent = sides.filter(({ block }) => block === null);
    const missing = silent.map(({ name }) => `“${plainMarkdown(name)}”`).join(" and ");
    return missing
      ? { ...answer, text: `${answer.text}\n\nYour files don't cover ${missing}.` }
      : answer;
  }
  const text = sides.map((side) => labelled(draft, side)).join("\n\n");
  return answered(draft, text, least);
}

function answered(draft: Draft, text: string, confidence: number): Answer {
  return answerOf(draft, { kind: "comparison", text, confidence });
}

function labelled(draft: Draft, { name, block }: Side): string {
  const label = plainMarkdown(name);
  const text = block ? quotedBlock(draft, block) : "";
  return `**${label.charAt(0).toUpperCase()}${label.slice(1)}**\n\n${text}`;
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

function holdsAll({ kind, words }: Sentence, names: string[]): boolean {
  return (
    kind === "prose" &&
    names.every((name) => termMatcher(contentWords(name))(words).every((held) => held > 0))
  );
}

function bestAbout(name: string, passages: Passage[]): Side {
  const question = `What is ${name}?`;
  const [best] = rankPassages({ question, kind: "definition", subject: name }, passages);
  if (!best) return { name, block: null, probability: 0 };
  return {
    name,
    block: blockOf(best, "definition", WORDS_OF_SIDE),
    probability: best.probability,
  };
}
