import { answerOf, newDraft, quotedList } from "./draft";
import { confidenceOf, isFound } from "./passages";
import { rankSentences, type Scored } from "./rank";
import type { Sentence } from "./sentences";
import type { Answer, AnswerInput, Classified } from "./types";

const MOST_ITEMS = 12;

/** The list of the material that the question asks for, as it stands there; null without one. */
export function answerList({ question, passages }: AnswerInput, asked: Classified): Answer | null {
  // An example is told in sentences; a list that speaks of examples is mostly an exercise.
  if (/\bexamples?\b/i.test(question)) return null;
  const ranking = rankSentences({ question, kind: "list", subject: asked.subject }, passages);
  if (!isFound(ranking)) return null;
  const scored = new Map(ranking.best.map((each) => [each.sentence, each]));
  const blocks = blocksOf(ranking.sentences).map((block) => ({
    ...block,
    score: scoreOf(block, scored),
  }));
  blocks.sort((a, b) => b.score - a.score);
  const [best] = blocks;
  const top = ranking.best[0];
  if (!best || !top || best.score < top.in_context * 0.75) return null;
  const draft = newDraft();
  const items = best.items.slice(0, MOST_ITEMS);
  const more = best.items.length > items.length ? "\n\nThere's more on that page." : "";
  const lead = best.lead ? "" : "Your material lists:\n\n";
  return answerOf(draft, {
    kind: "list",
    text: lead + quotedList(draft, best.lead, items) + more,
    confidence: confidenceOf(ranking),
  });
}

type Block = { lead: Sentence | undefined; items: Sentence[] };

/** Two items or more in a row, with the sentence that leads to them. */
function blocksOf(sentences: Sentence[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const first = sentences[at];
    if (!first) break;
    const before = sentences[at - 1];
    const follows = before?.passage === first.passage && leads(before);
    const is_item = (one: Sentence | undefined): one is Sentence =>
      one?.passage === first.passage &&
      (one.kind === "item" ||
        (follows && first.kind === "line" && one.kind === "line" && /\p{L}{4}/u.test(one.text)));
    if (!is_item(first)) continue;
    let end = at;
    while (is_item(sentences[end])) end += 1;
    if (end - at >= 2) {
      blocks.push({ lead: follows ? before : undefined, items: sentences.slice(at, end) });
    }
    at = end - 1;
  }
  return blocks;
}

function leads({ text, kind }: Sentence): boolean {
  return (
    kind !== "item" &&
    (/:$/.test(text) || kind === "line" || /\b(?:following|these|below)\b/i.test(text))
  );
}

/** The words that lead to a list tell what it lists. */
function scoreOf({ lead, items }: Block, scored: Map<Sentence, Scored>): number {
  const best_item = Math.max(...items.map((item) => scored.get(item)?.in_context ?? 0));
  const own = lead ? (scored.get(lead)?.in_context ?? 0) : 0;
  return Math.max(own + 0.15, best_item);
}
