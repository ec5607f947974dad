import { NOT_IN_MATERIALS } from "@/lib/answering/chat-prompt";
import { checkCitations, citeModelAnswer } from "@/lib/answering/citations";
import { withoutUnknownDates } from "@/lib/answering/known-dates";
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
  /** Dates of graded work that the student's data do not have. */
  dates_left_out: number;
};

/** What holds of a model's words: proven citations, known dates, and nothing that leads out. */
export function modelAnswer(
  raw: string,
  { passages, facts }: { passages: Passage[]; facts: CourseFact[] },
): ModelAnswer {
  const is_missing = raw.trimStart().startsWith(NOT_IN_MATERIALS);
  const words = raw.replaceAll(NOT_IN_MATERIALS, "").trimStart();
  const cited = citeModelAnswer(words, passages);
  const dated = withoutUnknownDates(sanitizeMarkdown(cited.text), facts);
  // Removed sentences may have held citation markers.
  const { text, citations } = checkCitations(
    dated.text,
    cited.citations.filter(({ marker }) => dated.text.includes(`[${marker}]`)),
    passages,
  );
  const named = facts.filter(({ title }) => title.length > 2 && text.includes(title));
  const found = citations.length > 0 || (!is_missing && named.length > 0);
  return {
    text: is_missing && !found ? `${NOT_SAID}\n\n${text}`.trim() : text,
    citations,
    facts: named.slice(0, FACTS),
    found,
    // A quote that stands nowhere puts the sentences beside it in doubt as well.
    tier: found ? (cited.dropped === 0 ? "found" : "closest") : "none",
    confidence: confidenceOf(text, citations.length, cited.dropped, named.length),
    dates_left_out: dated.left_out,
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

const END = /\n|[.!?](?=\s)|[。！？]/g;
const ENDS_TRIED = 8;

/** The prefix of a streamed answer that later text cannot change: its complete sentences. */
export function stablePart(raw: string): string {
  const ends = [...raw.matchAll(END)].map(({ index }) => index + 1);
  for (const end of ends.reverse().slice(0, ENDS_TRIED)) {
    const part = raw.slice(0, end);
    if (!isOpen(part)) return part;
  }
  return "";
}

/** A bracket, a tag, code or mathematics is not closed yet. */
function isOpen(text: string): boolean {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  return (
    text.lastIndexOf("[") > text.lastIndexOf("]") ||
    text.lastIndexOf("[[") > text.lastIndexOf("]]") ||
    /\]\([^)\n]*$/.test(text) ||
    /<[a-z/!][^<>]*$/i.test(text) ||
    line.split("`").length % 2 === 0 ||
    line.split("$").length % 2 === 0 ||
    text.split("$$").length % 2 === 0
  );
}
