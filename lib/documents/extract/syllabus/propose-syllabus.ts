import type { Evidence, Fact } from "@/lib/documents/evidence";
import { verifyQuote } from "@/lib/documents/evidence";
import { findWeight } from "@/lib/documents/extract/amounts";
import type { Term } from "@/lib/documents/extract/dating";
import { notingNothingFound } from "@/lib/documents/extract/empty-notes";
import { DatesOfPages, isWithin, quoteText, verifiedDue } from "@/lib/documents/extract/propose";
import type { DocumentNote } from "@/lib/documents/notes";
import type { Page } from "@/lib/documents/types";
import { isStopWord } from "@/lib/text/stop-words";
import type { SyllabusProposal } from "./syllabus-proposal";
import type { ItemFact, SyllabusFacts, SyllabusTopic } from "./types";

/**
 * Adds to what the rules found the items and topics that a model proposed and the document proves: the
 * quote stands on its page and holds the title, and our own parser reads the same date and weight from it.
 * They count as inferred and are named in a note; what the rules found is never replaced.
 */
export function decideSyllabusProposals(
  pages: Page[],
  proposal: SyllabusProposal,
  rules: SyllabusFacts,
  term: Term = {},
): SyllabusFacts {
  const dates = new DatesOfPages(pages, term);
  const certain = rules.items.filter(({ value }) => value.is_certain !== false);
  const items = proposal.items
    .map((item) => verifiedItem(pages, item, dates))
    .filter((item) => item !== null)
    .filter(({ value }) => !certain.some((own) => sameTitle(own.value.title, value.title)));
  // What is proven now need not be guessed.
  const open = rules.items.filter(
    (own) =>
      own.value.is_certain === false &&
      !items.some(({ value }) => sameTitle(own.value.title, value.title)),
  );
  const topics =
    rules.topics.length > 0
      ? []
      : proposal.topics
          .map((topic) => verifiedTopic(pages, topic))
          .filter((topic) => topic !== null);
  const refused = proposal.items.filter(({ page, quote }) => !verifyQuote(pages, page, quote));
  return notingNothingFound({
    ...rules,
    items: [...certain, ...items, ...open],
    topics: [...rules.topics, ...topics],
    notes: [
      ...rules.notes,
      ...addedNotes(items.length + topics.length),
      ...refusedNotes(refused.length),
    ],
  });
}

function verifiedItem(
  pages: Page[],
  proposed: SyllabusProposal["items"][number],
  dates: DatesOfPages,
): ItemFact | null {
  const { title, type, date, time, weight_percent, page, quote } = proposed;
  const evidence = verifyQuote(pages, page, quote);
  if (!evidence || !names(title) || !isWithin(title, evidence.quote)) return null;
  const due = date ? verifiedDue({ date, time }, evidence, dates) : null;
  const value = {
    title: title.trim(),
    type,
    due,
    weight_percent: verifiedWeight(weight_percent, evidence),
  };
  const shown = value.weight_percent === null ? {} : { weight_evidence: evidence };
  return { value, evidence, ...shown, confidence: "inferred" };
}

function verifiedTopic(
  pages: Page[],
  { title, week, page, quote }: SyllabusProposal["topics"][number],
): Fact<SyllabusTopic> | null {
  const evidence = verifyQuote(pages, page, quote);
  if (!evidence || !names(title) || !isWithin(title, evidence.quote)) return null;
  const numbered = week !== null && new RegExp(`\\b0*${week}\\b`).test(evidence.quote);
  return {
    value: { title: title.trim(), week: numbered ? week : null },
    evidence,
    confidence: "inferred",
  };
}

/** "Of the" stands in every document, and names nothing. */
function names(title: string): boolean {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => !isStopWord(word));
}

/** The weight, if the words say it: by our rule, or as the only percentage among them. */
function verifiedWeight(proposed: number | null, { quote }: Evidence): number | null {
  if (proposed === null) return null;
  const percentages = [...quote.matchAll(/(\d+(?:[.,]\d+)?)\s*%/g)].map(([, number = ""]) =>
    Number(number.replace(",", ".")),
  );
  const said =
    findWeight(quoteText(quote))?.value ?? (percentages.length === 1 ? percentages[0] : null);
  return said === proposed ? proposed : null;
}

function sameTitle(a: string, b: string): boolean {
  return isWithin(a, b) || isWithin(b, a);
}

function addedNotes(count: number): DocumentNote[] {
  if (count === 0) return [];
  const [what, their] = count === 1 ? ["one entry", "its"] : [`${count} entries`, "their"];
  const text = `The language model suggested ${what}. We found ${their} words in the document. Please check.`;
  return [{ code: "suggestions_added", text }];
}

function refusedNotes(count: number): DocumentNote[] {
  if (count === 0) return [];
  const text =
    count === 1
      ? "We left out one entry that the language model suggested: its words aren't on the page it named."
      : `We left out ${count} entries that the language model suggested: their words aren't on the pages it named.`;
  return [{ code: "suggestions_refused", text }];
}
