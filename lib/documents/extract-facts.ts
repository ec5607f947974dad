import { ThreadError, threadsFor } from "@/lib/threads/threads";
import { DocumentError } from "./document-error";
import type { AssignmentContext, AssignmentFacts } from "./extract/assignment";
import type { AssignmentProposal } from "./extract/assignment-proposal";
import type { Term } from "./extract/dating";
import type { SyllabusProposal } from "./extract/syllabus/syllabus-proposal";
import type { SyllabusFacts } from "./extract/syllabus/types";
import type { Page } from "./types";

/** Jobs read two documents of a student at once. */
const inThread = threadsFor({ limit_ms: 60_000, heap_mb: 512, most: 2 });

/** `extractAssignment` off the event loop. Throws `DocumentError` when it takes too long. */
export function assignmentFacts(
  pages: Page[],
  context: AssignmentContext,
): Promise<AssignmentFacts> {
  return read("assignment", "extractAssignment", [pages, context]);
}

/** `extractSyllabus` off the event loop. Throws `DocumentError` when it takes too long. */
export function syllabusFacts(pages: Page[], context: Term): Promise<SyllabusFacts> {
  return read("syllabus/extract-syllabus", "extractSyllabus", [pages, context]);
}

/** What a model proposed, and what it is added to. */
interface Proposed<P, F> {
  proposal: P;
  facts: F;
  term: Term;
}

/** `decideProposals` off the event loop. Throws `DocumentError` when it takes too long. */
export function decidedAssignment(
  pages: Page[],
  { proposal, facts, term }: Proposed<AssignmentProposal, AssignmentFacts>,
): Promise<AssignmentFacts> {
  return read("propose", "decideProposals", [pages, proposal, facts, term]);
}

/** `decideSyllabusProposals` off the event loop. Throws `DocumentError` when it takes too long. */
export function decidedSyllabus(
  pages: Page[],
  { proposal, facts, term }: Proposed<SyllabusProposal, SyllabusFacts>,
): Promise<SyllabusFacts> {
  return read("syllabus/propose-syllabus", "decideSyllabusProposals", [
    pages,
    proposal,
    facts,
    term,
  ]);
}

/** Calls a rule of `extract`. */
async function read<T>(source: string, name: string, args: unknown[]): Promise<T> {
  try {
    return await inThread<T>({ module: `@/lib/documents/extract/${source}`, name, args });
  } catch (error) {
    const isTooMuch =
      error instanceof ThreadError && (error.code === "too_slow" || error.code === "too_large");
    throw isTooMuch ? new DocumentError("too_slow") : error;
  }
}
