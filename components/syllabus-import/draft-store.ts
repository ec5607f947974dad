import { sessionStore } from "@/lib/client/session-store";
import type { ReviewDraft } from "./review-draft";

interface Kept {
  /** When the import was last read: what was proposed before is void. */
  updated_at: string;
  draft: ReviewDraft;
}

const kept = new Map<number, Kept>();
let stopWatching: (() => void) | undefined;

/** Reviews that were left before they were accepted, as long as the page is open. */
export const draftStore = {
  read(import_id: number, updated_at: string): ReviewDraft | undefined {
    const found = kept.get(import_id);
    return found?.updated_at === updated_at ? found.draft : undefined;
  },

  keep(import_id: number, updated_at: string, draft: ReviewDraft) {
    endWithSession();
    kept.set(import_id, { updated_at, draft });
  },

  forget: (import_id: number) => void kept.delete(import_id),
};

/** Nothing of one student's is shown to the next one on the same machine. */
function endWithSession() {
  const owner_id = sessionStore.read().user?.id;
  stopWatching ??= sessionStore.subscribe(() => {
    if (sessionStore.read().user?.id === owner_id) return;
    stopWatching?.();
    stopWatching = undefined;
    kept.clear();
  });
}
