import { draftKey, draftsInMemory, dropDraft, storedDraft, storedDraftKeys } from "./draft-keys";

/** Of the stored form: what an older version of the product kept is not taken up. */
const VERSION = 1;
const KEPT_FOR_MS = 60 * 24 * 3600_000;

interface Kept {
  version: number;
  kept_at: number;
  value: unknown;
}

let swept = false;

/**
 * What a student has begun and not sent, by a name: it outlives reloads and crashes of the page until it is sent or
 * dropped. Each student on a machine has drafts of their own.
 */
export const keptDrafts = {
  read(name: string): unknown {
    const key = draftKey(name);
    const kept = parsed(storedDraft(key));
    return kept?.version === VERSION ? kept.value : undefined;
  },

  /** Answers false where it is lost with the page. */
  keep(name: string, value: unknown): boolean {
    const key = draftKey(name);
    const kept = JSON.stringify({ version: VERSION, kept_at: Date.now(), value } satisfies Kept);
    try {
      if (!swept) dropOld();
      swept = true;
      localStorage.setItem(key, kept);
      draftsInMemory.delete(key);
      return true;
    } catch {
      draftsInMemory.set(key, kept);
      return false;
    }
  },

  forget(name: string): void {
    dropDraft(draftKey(name));
  },
};

function dropOld() {
  const oldest = Date.now() - KEPT_FOR_MS;
  for (const key of storedDraftKeys()) {
    if ((parsed(storedDraft(key))?.kept_at ?? 0) < oldest) dropDraft(key);
  }
}

function parsed(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
