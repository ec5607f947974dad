import { sessionStore } from "./session-store";

const PREFIX = "draft";

/** Where the storage is full or switched off, at least as long as the page is open. */
export const memoryDrafts = new Map<string, string>();

/** Where something that was begun is kept, for each student on a machine apart. */
export function draftKey(name: string): string {
  return `${PREFIX} ${sessionStore.studentId() ?? 0} ${name}`;
}

/** What is kept under a key; null as well where the storage cannot be reached. */
export function storedDraft(key: string): string | null {
  try {
    return memoryDrafts.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storedDraftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX} `));
  } catch {
    return [];
  }
}

export function removeDraft(key: string): void {
  memoryDrafts.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that cannot be reached holds nothing.
  }
}

/** Deletes all drafts on sign-out, since others may use the same machine. */
export function clearDrafts(): void {
  memoryDrafts.clear();
  for (const key of storedDraftKeys()) removeDraft(key);
}
