import { NOT_IN_MATERIALS } from "@/lib/answering/chat-prompt";
import { checkCitations, citeModelAnswer } from "@/lib/answering/citations";
import { checkAnswer } from "@/lib/answering/claims/check-answer";
import { refOf } from "@/lib/answering/claims/known-facts";
import { placeValues } from "@/lib/answering/claims/references";
import type { Reader } from "@/lib/answering/claims/units";
import { sanitizeMarkdown } from "@/lib/answering/sanitize-markdown";
import type { AnswerTier, Citation, CourseFact, Passage } from "@/lib/answering/types";

const NOT_SAID = "Your materials do not say this.";
const FACTS = 8;

type ModelAnswer = {
  /** Markdown with markers like [1]. */
  text: string;
  citations: Citation[];
  facts: CourseFact[];
  found: boolean;
  tier: AnswerTier;
  /** 0 to 1, from what is proven. */
  confidence: number;
  /** Sentences about the student's own work that their data do not bear out. */
  left_out: number;
  /** With those sentences went what the answer had to say. */
  is_gone: boolean;
};

type Given = {
  passages: Passage[];
  facts: CourseFact[];
  /** Of all that is known of the student. */
  reader: Reader;
  question?: string;
};

/** What holds of a model's words: proven citations, the student's own values, and nothing that leads out. */
export function modelAnswer(
  raw: string,
  { passages, facts, reader, question = "" }: Given,
): ModelAnswer {
  const is_missing = raw.trimStart().startsWith(NOT_IN_MATERIALS);
  const words = raw.replaceAll(NOT_IN_MATERIALS, "").trimStart();
  const placed = placeValues(words, reader.known, question);
  const cited = citeModelAnswer(placed, passages);
  const checked = checkAnswer(sanitizeMarkdown(cited.text), reader, { question });
  // Removed sentences may have held citation markers.
  const { text, citations } = checkCitations(
    checked.text,
    cited.citations.filter(({ marker }) => checked.text.includes(`[${marker}]`)),
    passages,
  );
  const refs = new Set([...checked.items, ...checked.courses].map(({ ref }) => ref));
  const named = facts.filter((fact) => refs.has(refOf(fact)));
  const found = citations.length > 0 || (!is_missing && named.length > 0);
  const { left_out, kept, says_anything } = checked;
  return {
    text: is_missing && !found ? `${NOT_SAID}\n\n${text}`.trim() : text,
    citations,
    facts: named.slice(0, FACTS),
    found,
    // A quote that stands nowhere puts the sentences beside it in doubt as well.
    tier: found ? (cited.dropped === 0 ? "found" : "closest") : "none",
    confidence: confidenceOf(text, citations.length, cited.dropped, named.length),
    left_out,
    is_gone: left_out > 0 && citations.length === 0 && (kept === 0 || !says_anything),
  };
}

/** How much of it is proven: sentences with a marker among all, less what was claimed and is not so. */
function confidenceOf(text: string, proven: number, dropped: number, named: number): number {
  if (proven === 0) return named > 0 ? 0.5 : 0.1;
  const paragraphs = text.split(/\n+/).filter((line) => /\p{L}/u.test(line));
  const marked = paragraphs.filter((line) => /\[\d{1,3}\]/.test(line)).length;
  const share = marked / Math.max(1, paragraphs.length);
  const honest = proven / (proven + dropped);
  return Math.round(100 * (0.35 + 0.3 * share + 0.3 * honest)) / 100;
}
