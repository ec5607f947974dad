import { NOT_IN_MATERIALS } from "@/lib/answering/chat-prompt";
import { checkCitations, citeModelAnswer } from "@/lib/answering/citations";
import { checkAnswer } from "@/lib/answering/claims/check-answer";
import { refOf } from "@/lib/answering/claims/known-facts";
import { placeValues } from "@/lib/answering/claims/references";
import type { Reader } from "@/lib/answering/claims/units";
import { sanitizeMarkdown } from "@/lib/answering/sanitize-markdown";
import { AnswerMarks } from "@/lib/answering/support/mark-answer";
import type { SupportReader } from "@/lib/answering/support/support";
import type { AnswerTier, Citation, CourseFact } from "@/lib/answering/types";

const NOT_SAID = "Your materials do not say this.";
const FACTS = 8;
/** Of the sentences that say something, so many have to be proven for the answer to count as found. */
const MOSTLY = 0.5;

export type ModelAnswer = {
  /** Markdown with markers like [1], and NOT_FROM_FILES after each sentence that no passage says. */
  text: string;
  citations: Citation[];
  facts: CourseFact[];
  found: boolean;
  tier: AnswerTier;
  /** 0 to 1, from how many of its sentences are proven. */
  confidence: number;
  /** The sentences that no passage says. */
  not_from_files: string[];
  /** Sentences about the student's own work that their data do not bear out. */
  left_out: number;
  /** Sentences that a passage contradicts. */
  contradicted: number;
  /** With those sentences went what the answer had to say. */
  is_gone: boolean;
};

type Given = {
  facts: CourseFact[];
  /** Of all that is known of the student. */
  reader: Reader;
  /** Of the passages that the model was given. */
  support: SupportReader;
  question?: string;
};

/** What holds of a model's words: each sentence with its own proof, the student's own values, nothing leading out. */
export function modelAnswer(
  raw: string,
  { facts, reader, support, question = "" }: Given,
): ModelAnswer {
  const is_missing = raw.trimStart().startsWith(NOT_IN_MATERIALS);
  const words = raw.replaceAll(NOT_IN_MATERIALS, "").trimStart();
  const placed = placeValues(words, reader.known, question);
  const passages = support.passages.map(({ passage }) => passage);
  const cited = citeModelAnswer(placed, passages);
  const marks = new AnswerMarks(support, cited.citations);
  const checked = checkAnswer(sanitizeMarkdown(cited.text), reader, {
    question,
    other: marks.mark,
  });
  // Removed sentences may have held citation markers.
  const { text, citations } = checkCitations(
    checked.text,
    marks.citations.filter(({ marker }) => checked.text.includes(`[${marker}]`)),
    passages,
  );
  const refs = new Set([...checked.items, ...checked.courses].map(({ ref }) => ref));
  const named = facts.filter((fact) => refs.has(refOf(fact)));
  const { left_out, kept, says_anything } = checked;
  const { supported, contradicted, general: not_from_files } = marks;
  const found = supported > 0 || (!is_missing && kept > 0 && named.length > 0);
  const proven = supported + kept;
  const gone = left_out + contradicted;
  const share = found ? proven / (proven + not_from_files.length + gone) : 0;
  const is_mostly = share >= MOSTLY && !is_missing;
  return {
    text: is_missing && !found ? `${NOT_SAID}\n\n${text}`.trim() : text,
    citations,
    facts: named.slice(0, FACTS),
    found,
    tier: found ? (is_mostly ? "found" : "closest") : "none",
    confidence: found ? Math.round(100 * (0.35 + 0.6 * share)) / 100 : 0.1,
    not_from_files,
    left_out,
    contradicted,
    is_gone: gone > 0 && supported === 0 && (kept === 0 || !says_anything),
  };
}
