import { pattern, words } from "@/lib/text/pattern";
import { blockOf } from "./blocks";
import { answerOf, newDraft, placeOf, quoted, quotedBlock } from "./draft";
import { notFound } from "./passages";
import { isSure, type RankedPassage, rankPassages } from "./rank-passages";
import type { Sentence } from "./sentences";
import type { Answer, AnswerInput, Classified } from "./types";

const EXAMPLE_WORDS = {
  en: words`for example, for instance, example, e\.g\., such as, suppose, consider, imagine`,
  de: words`zum beispiel`,
  fr: words`par exemple`,
  es: words`por ejemplo`,
};
const EXAMPLE = pattern("i")`\b${EXAMPLE_WORDS}\b`;
/** What says that something is to be done, and not what it is about. */
const TASK_WORDS = words`
  solve, write, complete, answer, finish, make, do, full, complete, solutions?, answers?, answer key, my, our,
  assignments?, home ?work, essays?, (?:exercise|problem|question|task|part|number) \d+\w?, exercises?, problems?,
  questions?, tasks?, problem sets?, lab report, worksheets?, projects?, papers?, quiz, graded, help, stuck
`;
const TASK = pattern("giu")`\b${TASK_WORDS}\b`;
/** What hands over the result. */
const SOLUTION =
  /^(?:[•–-]\s*)?(?:answers?|solutions?|answer key|lösung|solution|solución|corrigé)\b/i;

/** A way into work that counts: the idea, the page, and an example of the material, but no solution. */
export function hint({ question, passages }: AnswerInput, { kind, subject }: Classified): Answer {
  const asked = question.replace(TASK, " ");
  const ranked = rankPassages({ question: asked, kind, subject: asked }, passages);
  const [top] = ranked;
  const idea = top && ideaIn(top);
  if (!idea) return notFound(subject);
  const draft = newDraft();
  const parts = [
    "Here's a way in rather than the finished answer.",
    `**Idea** — ${quotedBlock(draft, idea)}`,
    `**Where to read** — ${placeOf(top.passage)}`,
  ];
  const example = exampleIn(ranked, top.passage.file_id, idea.sentences);
  if (example) parts.push(`**A similar example** — ${quoted(draft, [example])}`);
  parts.push(
    "Try the first step yourself. If you get stuck, tell me where, or ask for the full answer.",
  );
  return answerOf(draft, {
    kind: "hint",
    text: parts.join("\n\n"),
    confidence: top.probability,
    tier: isSure(top) ? "found" : "closest",
  });
}

const WORDS_OF_IDEA = 60;

/** What hands over a result is no idea. */
function ideaIn({ sentences, strengths }: RankedPassage) {
  const allowed = sentences.map((sentence, at) => ({ sentence, strength: strengths[at] ?? 0 }));
  const kept = allowed.filter(
    ({ sentence: { text } }) => !SOLUTION.test(text) && !EXAMPLE.test(text),
  );
  return blockOf(
    {
      sentences: kept.map(({ sentence }) => sentence),
      strengths: kept.map(({ strength }) => strength),
    },
    "passage",
    WORDS_OF_IDEA,
  );
}

function exampleIn(
  ranked: RankedPassage[],
  file_id: number,
  told: Sentence[],
): Sentence | undefined {
  return ranked
    .filter(({ passage }) => passage.file_id === file_id)
    .flatMap(({ sentences }) => sentences)
    .find(
      (sentence) =>
        EXAMPLE.test(sentence.text) && !SOLUTION.test(sentence.text) && !told.includes(sentence),
    );
}
