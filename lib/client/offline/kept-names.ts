const PREFIX = "kept ";
/** Where the service worker puts files that other apps share; `public/worker.js` names it as well. */
export const SHARED_FILES = "shared";

/** Of the kept answers: those of an earlier release may lack what the pages of this one read. */
export const KEPT_ANSWERS_VERSION = 14;

/** The store of one student's answers; each student on a machine has one of their own. */
export function storeOf(user_id: number): string {
  return `${PREFIX}${KEPT_ANSWERS_VERSION} ${user_id}`;
}

/** Deletes what is kept of every student but this one; of all of them where nobody is signed in. */
export async function forgetAnswers(except?: number): Promise<void> {
  // Browsers have no such store on pages that came without https.
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== storeOf(except ?? 0));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Deletes what other apps have shared and the student has not placed yet. */
export async function forgetSharedFiles(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(SHARED_FILES);
}
