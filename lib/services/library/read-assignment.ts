import { isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { assignments } from "@/db/schema/assignments";
import { files } from "@/db/schema/files";
import { withoutEnding } from "@/lib/contract/file-types";
import type { AssignmentFacts } from "@/lib/documents/extract/assignment";
import { ASSIGNMENT_PROMPT, assignmentPrompt } from "@/lib/documents/extract/assignment-prompt";
import { AssignmentProposal } from "@/lib/documents/extract/assignment-proposal";
import { assignmentFacts, decidedAssignment } from "@/lib/documents/extract-facts";
import { markRecognizedAssignment } from "@/lib/documents/ocr/recognized-facts";
import type { Page } from "@/lib/documents/types";
import { dueInstant } from "@/lib/services/kernel/assignment-evidence";
import { type Owner, ownedBy } from "@/lib/services/kernel/owner";
import type { Document } from "@/lib/services/reading/document";
import { askModel, type Outcome } from "@/lib/services/reading/outcomes";

/** The facts of an assignment or quiz, and the assignment that a file of one becomes. */
export const assignmentOutcome: Outcome = {
  async extract(document, pages) {
    const context = { ...termOf(document), fallback_title: document.file?.title ?? "" };
    return keepFacts(document, pages, await assignmentFacts(pages, context));
  },
  async improve(owner, document, pages, key) {
    const facts = document.file?.facts;
    if (facts?.outcome !== "assignment") return null;
    const improved = await askModel(owner, {
      purpose: "assignment",
      key,
      request: {
        name: "assignment",
        schema: AssignmentProposal,
        ...assignmentPrompt(pages, termOf(document)),
      },
      prompt: ASSIGNMENT_PROMPT,
      facts,
      decide: (proposal) => decidedAssignment(pages, { proposal, facts, term: termOf(document) }),
    });
    return keepFacts(document, pages, improved);
  },
  async finish(tx, owner, { document }) {
    await makeAssignment(tx, owner, document);
    return "";
  },
};

function keepFacts({ file }: Document, pages: Page[], facts: AssignmentFacts) {
  return async (tx: Transaction, owner: Owner): Promise<void> => {
    if (!file) return;
    await tx
      .update(files)
      .set({ facts: markRecognizedAssignment(facts, pages) })
      .where(ownedBy(files, owner, file.id));
  };
}

function termOf({ term_start, term_end }: Document) {
  return { term_start, term_end };
}

/** Once: not beside one that was made from the file before. */
async function makeAssignment(
  tx: Transaction,
  owner: Owner,
  { file, course_id }: Document,
): Promise<void> {
  if (file?.kind !== "assignment" || !course_id || file.facts?.outcome !== "assignment") return;
  const { facts, title } = file;
  await tx
    .insert(assignments)
    .values({
      owner_id: owner.id,
      course_id,
      source_file_id: file.id,
      title: (isNamed(file) ? title : (facts.title?.value ?? title)).slice(0, 200),
      description: file.description,
      assignment_type: facts.type?.value ?? "homework",
      due_date: facts.due && dueInstant(facts.due.value, owner.timezone),
      points: facts.points?.value ?? null,
      weight: facts.weight_percent?.value ?? null,
      estimated_hours: facts.estimated_hours?.value ?? null,
      status: "not_started",
    })
    .onConflictDoNothing({
      target: assignments.source_file_id,
      where: isNull(assignments.trash_id),
    });
}

/** True when the student typed a title of their own instead of leaving the file's name. */
function isNamed({ title, original_filename }: { title: string; original_filename: string }) {
  return title !== withoutEnding(original_filename).trim();
}
