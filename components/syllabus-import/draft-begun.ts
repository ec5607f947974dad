import type { Proposal, SyllabusImport } from "@/lib/contract/syllabus-imports";
import { draftStore } from "./draft-store";
import { withEdits } from "./edits";
import { mergeSavedDraft, type ReviewDraft } from "./review-draft";

/** The draft that the student left, also of an earlier reading; undefined where there is none. */
export function draftBegun(
  { id, updated_at }: Pick<SyllabusImport, "id" | "updated_at">,
  fresh: ReviewDraft,
  proposal: Proposal,
): ReviewDraft | undefined {
  const kept = draftStore.read(id, updated_at);
  if (kept) return mergeSavedDraft(fresh, kept, proposal);
  const edits = draftStore.readEdits(id);
  return edits && withEdits(fresh, edits);
}
