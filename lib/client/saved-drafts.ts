import { DAY_MS } from "@/lib/time/durations";
import { draftKey, memoryDrafts, removeDraft, storedDraft, storedDraftKeys } from "./draft-keys";

/** Of the stored form: what an older version of the product kept is not taken up. */
const VERSION = 1;
const KEPT_FOR_MS = 60 * DAY_MS;

interface Kept {
  version: number;
  kept_at: number;
  value: unknown;
}

let swept = false;

/**
 * Drafts of a student by name. They survive reloads and crashes until they are sent or discarded. Each student on a
 * machine has drafts of their own.
 */
export const savedDrafts = {
  read(name: string): unknown {
    const key = draftKey(name);
    const kept = parsed(storedDraft(key));
    return kept?.version === VERSION ? kept.value : undefined;
  },

  /** Returns false where it cannot be stored and is lost with the page. */
  keep(name: string, value: unknown): boolean {
    const key = draftKey(name);
    const kept = JSON.stringify({ version: VERSION, kept_at: Date.now(), value } satisfies Kept);
    try {
      if (!swept) deleteOutdated();
      swept = true;
      localStorage.setItem(key, kept);
      memoryDrafts.delete(key);
      return true;
    } catch {
      memoryDrafts.set(key, kept);
      return false;
    }
  },

  forget(name: string): void {
    removeDraft(draftKey(name));
  },
};

function deleteOutdated() {
  const oldest = Date.now() - KEPT_FOR_MS;
  for (const key of storedDraftKeys()) {
    if ((parsed(storedDraft(key))?.kept_at ?? 0) < oldest) removeDraft(key);
  }
}

function parsed(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
