import { savedDrafts } from "@/lib/client/saved-drafts";
import type { Edits } from "./edits";
import type { ReviewDraft } from "./review-draft";

interface Kept {
  /** When the import was last read: what was proposed before is void. */
  updated_at: string;
  draft: ReviewDraft;
}

/** Reviews that were begun, until they are accepted or discarded. */
export const draftStore = {
  read(import_id: number, updated_at: string): ReviewDraft | undefined {
    const kept = savedDrafts.read(nameOf(import_id)) as Kept | undefined;
    return kept?.updated_at === updated_at ? kept.draft : undefined;
  },

  /** Returns false where it cannot be stored and is lost with the page. */
  keep: (import_id: number, updated_at: string, draft: ReviewDraft): boolean =>
    savedDrafts.keep(nameOf(import_id), { updated_at, draft } satisfies Kept),

  /** What was changed before the syllabus was read again. */
  readEdits: (import_id: number) => savedDrafts.read(editsNameOf(import_id)) as Edits | undefined,

  keepEdits: (import_id: number, edits: Edits): boolean =>
    savedDrafts.keep(editsNameOf(import_id), edits),

  forget: (import_id: number) => {
    savedDrafts.forget(nameOf(import_id));
    savedDrafts.forget(editsNameOf(import_id));
  },
};

function editsNameOf(import_id: number) {
  return `syllabus review edits ${import_id}`;
}

function nameOf(import_id: number) {
  return `syllabus review ${import_id}`;
}
