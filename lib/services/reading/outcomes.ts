import { db, type Transaction } from "@/db/client";
import { readings } from "@/db/schema/readings";
import type { ModelUsage } from "@/lib/ai/model-failure";
import type { ProposalRequest } from "@/lib/ai/propose";
import type { FileKind } from "@/lib/contract/values";
import { DocumentError } from "@/lib/documents/document-error";
import type { DocumentNote } from "@/lib/documents/notes";
import type { Page } from "@/lib/documents/types";
import { askProposal } from "@/lib/services/kernel/ask-proposal";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import {
  type Document,
  documentReady,
  documentUnderWay,
  pagesOf,
} from "@/lib/services/reading/document";
import {
  advanceReading,
  failReading,
  type Reading,
  underWay,
} from "@/lib/services/reading/readings";

const WITHOUT_MODEL = "We couldn't reach the language model, so we read this without it.";

/** What a document is read for: a file for itself, by its kind, or a syllabus. */
type Purpose = Exclude<FileKind, "syllabus"> | "syllabus source" | "syllabus import";

/** What comes of documents beyond their pages; nothing for a purpose that is not named. */
export type Outcomes = Partial<Record<Purpose, Outcome>>;

export interface Outcome {
  /** Finds what the pages say, by our rules. Throws `DocumentError`. */
  extract(document: Document, pages: Page[]): Promise<Keep>;
  /** Lets the configured model propose, once for a key; takes what its quotes prove. Null without anything to do. */
  improve(owner: Owner, document: Document, pages: Page[], key: string): Promise<Keep | null>;
  /**
   * Makes what the student gave it for, in the transaction that ends the reading. Answers a sentence about it, or "".
   */
  finish(tx: Transaction, owner: Owner, at: Finished): Promise<string>;
  /** The same as `improve` after the end of the reading, for what must not wait for a model. */
  improveLater?(owner: Owner, document: Document, pages: Page[], reading: Reading): Promise<void>;
}

interface Finished {
  document: Document;
  pages: Page[];
  reading: Reading;
}

/** Keeps what was found, in a transaction in which the reading is still under way. */
type Keep = (tx: Transaction, owner: Owner) => Promise<void>;

/** Finds what the document says, by our rules. What cannot be searched ends as failed. */
export async function extractFacts(
  owner: Owner,
  reading: Reading,
  outcomes: Outcomes,
): Promise<void> {
  const known = await outcomeOf(owner, reading, outcomes);
  if (!known) return;
  const { outcome, document, pages } = known;
  await advanceReading(owner, reading, { stage: "extracting" });
  try {
    const keep = await outcome.extract(document, pages);
    await whileUnderWay(owner, reading, (tx) => keep(tx, owner));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    await failReading(owner, reading, error.message, error.code);
  }
}

/** Lets the configured model add to it. Without one it does nothing. */
export async function improveFacts(
  owner: Owner,
  reading: Reading,
  outcomes: Outcomes,
): Promise<void> {
  const known = await outcomeOf(owner, reading, outcomes);
  if (!known) return;
  const keep = await known.outcome.improve(owner, known.document, known.pages, keyOf(reading));
  if (keep) await whileUnderWay(owner, reading, (tx) => keep(tx, owner));
}

/** Lets the configured model add to what is read, and maybe looked at, already. */
export async function improveLater(
  owner: Owner,
  reading: Reading,
  outcomes: Outcomes,
): Promise<void> {
  const document = await documentReady(owner, reading);
  const purpose = document && purposeOf(document);
  if (!purpose) return;
  await outcomes[purpose]?.improveLater?.(owner, document, await pagesOf(owner, document), reading);
}

/** Names an attempt among all questions to a model. */
export function keyOf({ reading_id, attempt }: Reading): string {
  return `${reading_id}-${attempt}`;
}

/** Makes what comes of the document, once, and ends the reading, in one transaction. */
export async function finishReading(
  owner: Owner,
  reading: Reading,
  outcomes: Outcomes,
): Promise<void> {
  const known = await outcomeOf(owner, reading, outcomes);
  await whileUnderWay(owner, reading, async (tx) => {
    const processing_error = known
      ? await known.outcome.finish(tx, owner, { ...known, reading })
      : "";
    await tx
      .update(readings)
      .set({ stage: "ready", processing_error, processed_at: new Date().toISOString() })
      .where(ownedBy(readings, owner, reading.reading_id));
  });
}

interface ModelRead {
  notes: DocumentNote[];
  model_usage?: ModelUsage;
  model_prompt?: string;
}

/** The facts with what the configured model adds, or with a note why it could not be asked. */
export async function askModel<P, F extends ModelRead>(
  owner: Owner,
  { purpose, key, request, prompt, facts, decide }: Asked<P, F>,
): Promise<F> {
  const answer = await askProposal(owner, {
    purpose,
    key,
    request,
    decide: async ({ proposal, usage: model_usage }): Promise<F> => ({
      ...(await decide(proposal)),
      model_usage,
      model_prompt: prompt,
    }),
    failure: WITHOUT_MODEL,
  });
  if (!answer) return facts;
  if ("decided" in answer) return answer.decided;
  return { ...facts, notes: [...facts.notes, { code: "without_model", text: answer.note }] };
}

interface Asked<P, F> {
  purpose: "assignment" | "syllabus";
  /** Of the attempt at reading. */
  key: string;
  request: ProposalRequest<P>;
  /** The version of what the model is asked; kept with what came of it. */
  prompt: string;
  /** What our rules found. */
  facts: F;
  /** Takes of the proposal what its quotes prove. */
  decide: (proposal: P) => Promise<F>;
}

async function outcomeOf(owner: Owner, reading: Reading, outcomes: Outcomes) {
  const document = await documentUnderWay(owner, reading);
  if (!document) return;
  const purpose = purposeOf(document);
  const outcome = purpose && outcomes[purpose];
  return outcome && { outcome, document, pages: await pagesOf(owner, document) };
}

function purposeOf({ source_id, import_id, file }: Document): Purpose | undefined {
  if (source_id !== null) return "syllabus source";
  if (import_id !== null) return "syllabus import";
  return file && file.kind !== "syllabus" ? file.kind : undefined;
}

/** Does nothing when the reading is over or a later attempt is under way; none begins before the work is done. */
async function whileUnderWay(
  owner: Owner,
  reading: Reading,
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await db().transaction(async (tx) => {
    const [current] = await tx
      .select({ id: readings.id })
      .from(readings)
      .where(underWay(owner, reading, tx))
      .for("update");
    if (current) await work(tx);
  });
}
