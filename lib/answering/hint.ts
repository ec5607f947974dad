import { pattern, words } from "@/lib/text/pattern";
import { answerOf, newDraft, placeOf, quoted } from "./draft";
import { confidenceOf, groupsOf, isFound, notFound } from "./passages";
import { rankSentences } from "./rank";
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
  const all = rankSentences({ question: asked, kind, subject: asked }, passages);
  const best = all.best.filter(({ sentence }) => !SOLUTION.test(sentence.text));
  const ranking = { ...all, best };
  const [top] = best;
  if (!top || !isFound(ranking)) return notFound(subject, passages, ranking);
  const draft = newDraft();
  const idea = groupsOf(ranking)[0] ?? [];
  const parts = [
    "Here's a way in rather than the finished answer.",
    `**Idea** — ${quoted(draft, idea)}`,
    `**Where to read** — ${placeOf(top.sentence.passage)}`,
  ];
  const example = exampleIn(
    best.map(({ sentence }) => sentence),
    idea,
  );
  if (example) parts.push(`**A similar example** — ${quoted(draft, [example])}`);
  parts.push(
    "Try the first step yourself. If you get stuck, tell me where, or ask for the full answer.",
  );
  return answerOf(draft, {
    kind: "hint",
    text: parts.join("\n\n"),
    confidence: confidenceOf(ranking),
  });
}

function exampleIn(sentences: Sentence[], idea: Sentence[]): Sentence | undefined {
  const near = new Set(idea.map(({ passage }) => passage.file_id));
  return sentences
    .slice(0, 40)
    .find(
      (sentence) =>
        EXAMPLE.test(sentence.text) &&
        !idea.includes(sentence) &&
        near.has(sentence.passage.file_id),
    );
}
