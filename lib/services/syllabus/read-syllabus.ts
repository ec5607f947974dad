import { and, exists, isNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { readings } from "@/db/schema/readings";
import { syllabusImports } from "@/db/schema/syllabus-imports";
import { syllabusSources } from "@/db/schema/topics";
import { importProposed } from "@/inngest/events";
import { announce } from "@/inngest/outbox";
import { modelFor } from "@/lib/ai/provider";
import { termIn } from "@/lib/documents/dates/days-of-year";
import type { Term } from "@/lib/documents/extract/dating";
import { SYLLABUS_PROMPT, syllabusPrompt } from "@/lib/documents/extract/syllabus/syllabus-prompt";
import { SyllabusProposal } from "@/lib/documents/extract/syllabus/syllabus-proposal";
import type { SyllabusFacts } from "@/lib/documents/extract/syllabus/types";
import { withAdditions } from "@/lib/documents/extract/syllabus/with-additions";
import { decidedSyllabus, syllabusFacts } from "@/lib/documents/extract-facts";
import { markRecognizedSyllabus } from "@/lib/documents/ocr/recognized-facts";
import type { Page } from "@/lib/documents/types";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import type { Document } from "@/lib/services/reading/document";
import { askModel, keyOf, type Outcome } from "@/lib/services/reading/outcomes";
import { isReady } from "@/lib/services/reading/readings";
import { saveCards } from "@/lib/services/syllabus/topic-cards";

const NO_TOPICS =
  "We found no topics in this syllabus. We kept it, and you can add topics by hand or try another version.";

/** What a syllabus says, whichever way it was given. */
const facts: Pick<Outcome, "extract" | "improve"> = {
  async extract(document, pages) {
    return keepFacts(document, pages, await syllabusFacts(pages, termOf(document)));
  },
  async improve(owner, document, pages, key) {
    const improved = await improvedFacts(owner, document, pages, key);
    return improved && keepFacts(document, pages, improved);
  },
};

async function improvedFacts(owner: Owner, document: Document, pages: Page[], key: string) {
  const known = factsOf(document);
  if (!known) return null;
  return askModel(owner, {
    purpose: "syllabus",
    key,
    request: {
      name: "syllabus",
      schema: SyllabusProposal,
      ...syllabusPrompt(pages, termOf(document)),
    },
    prompt: SYLLABUS_PROMPT,
    facts: known,
    decide: (proposal) =>
      decidedSyllabus(pages, { proposal, facts: known, term: termOf(document) }),
  });
}

/** The syllabus of a course becomes topic cards. */
export const topicsOutcome: Outcome = {
  ...facts,
  async finish(tx, owner, { document: { source_id, course_id, source_facts }, pages }) {
    if (source_id === null || course_id === null || !source_facts) return "";
    const place = { source_id, course_id };
    return (await saveCards(tx, owner, place, source_facts, pages)) === 0 ? NO_TOPICS : "";
  },
};

/**
 * What an import says waits for the student's review. Nothing enters a course here, and the review waits for no model:
 * what one adds comes when it comes.
 */
export const proposalOutcome: Outcome = {
  extract: facts.extract,
  improve: async () => null,
  async finish(tx, owner, { document: { import_id }, reading }) {
    if (import_id === null || !modelFor("extraction")) return "";
    await tx
      .update(syllabusImports)
      .set({ model_asked_at: new Date().toISOString() })
      .where(ownedBy(syllabusImports, owner, import_id));
    const id = `imports/proposed-${reading.reading_id}-${reading.attempt}`;
    await announce([importProposed.create({ owner_id: owner.id, ...reading }, { id })], tx);
    return "";
  },
  async improveLater(owner, document, pages, reading) {
    const known = factsOf(document);
    if (document.import_id === null || !known) return;
    const improved = await improvedFacts(owner, document, pages, keyOf(reading));
    if (!improved) return;
    const found = markRecognizedSyllabus(withAdditions(known, improved), pages);
    const isRead = db().select({ id: readings.id }).from(readings).where(isReady(owner, reading));
    await db()
      .update(syllabusImports)
      .set({
        facts: found,
        model_asked_at: null,
        // The review that the student has begun goes on: what it names keeps its place.
        updated_at: sql`${syllabusImports.updated_at}`,
      })
      .where(
        and(
          ownedBy(syllabusImports, owner, document.import_id),
          isNull(syllabusImports.accepted_at),
          exists(isRead),
        ),
      );
  },
};

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

/** The term that follows from the year the student named, or that of the course. */
function termOf({ term_start, term_end, import_year, import_facts }: Document): Term {
  const named = import_year && termIn(import_facts?.undated_days ?? [], import_year);
  return named ? { term_start: named.first, term_end: named.last } : { term_start, term_end };
}
