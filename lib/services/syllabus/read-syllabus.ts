import type { Transaction } from "@/db/client";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources } from "@/db/schema/topics";
import { syllabusPrompt } from "@/lib/documents/extract/syllabus/syllabus-prompt";
import { SyllabusProposal } from "@/lib/documents/extract/syllabus/syllabus-proposal";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { decidedSyllabus, syllabusFacts } from "@/lib/documents/extract-facts";
import { markRecognizedSyllabus } from "@/lib/documents/ocr/recognized-facts";
import type { Page } from "@/lib/documents/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import type { Document } from "@/lib/services/reading/document";
import { askModel, type Outcome } from "@/lib/services/reading/outcomes";
import { saveCards } from "@/lib/services/syllabus/topic-cards";

const NO_TOPICS =
  "We found no topics in this syllabus. We kept it, and you can add topics by hand or try another version.";

/** What a syllabus says, whichever way it was given. */
const facts: Pick<Outcome, "extract" | "improve"> = {
  async extract(document, pages) {
    return keepFacts(document, pages, await syllabusFacts(pages, termOf(document)));
  },
  async improve(owner, document, pages) {
    const known = factsOf(document);
    if (!known) return null;
    const improved = await askModel(owner, {
      purpose: "syllabus",
      request: { name: "syllabus", schema: SyllabusProposal, ...syllabusPrompt(pages) },
      facts: known,
      decide: (proposal) =>
        decidedSyllabus(pages, { proposal, facts: known, term: termOf(document) }),
    });
    return keepFacts(document, pages, improved);
  },
};

/** The syllabus of a course becomes topic cards. */
export const topicsOutcome: Outcome = {
  ...facts,
  async finish(tx, owner, { source_id, course_id, source_facts }, pages) {
    if (source_id === null || course_id === null || !source_facts) return "";
    const place = { source_id, course_id };
    return (await saveCards(tx, owner, place, source_facts, pages)) === 0 ? NO_TOPICS : "";
  },
};

/** What an import says waits for the student's review. Nothing enters a course here. */
export const proposalOutcome: Outcome = { ...facts, finish: async () => "" };

function factsOf({ source_id, source_facts, import_facts }: Document): SyllabusFacts | null {
  return source_id === null ? import_facts : source_facts;
}

function keepFacts({ source_id, import_id }: Document, pages: Page[], found: SyllabusFacts) {
  const facts = markRecognizedSyllabus(found, pages);
  return async (tx: Transaction, owner: Owner): Promise<void> => {
    const table = source_id === null ? syllabusImports : syllabusSources;
    await tx
      .update(table)
      .set({ facts })
      .where(ownedBy(table, owner, source_id ?? import_id ?? 0));
  };
}

function termOf({ term_start, term_end }: Document) {
  return { term_start, term_end };
}
