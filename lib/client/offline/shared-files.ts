import { sessionStore } from "@/lib/client/session-store";
import { SHARED_FILES } from "./kept-names";

export interface SharedFile {
  /** Its address in the store. */
  key: string;
  file: File;
}

/** Files that other apps have shared with the installed one. They wait until the student has said what they are. */
export const sharedFiles = {
  async list(): Promise<SharedFile[]> {
    if (!("caches" in globalThis)) return [];
    const store = await caches.open(SHARED_FILES);
    const found = await Promise.all((await store.keys()).map((request) => opened(store, request)));
    return found.filter((shared) => shared !== undefined);
  },

  async forget(key: string): Promise<void> {
    await (await caches.open(SHARED_FILES)).delete(key);
  },
};

/** Nothing where it was shared while somebody else was signed in here. */
async function opened(store: Cache, request: Request): Promise<SharedFile | undefined> {
  const kept = await store.match(request);
  const owner = kept?.headers.get("owner");
  if (!kept || (owner && owner !== String(sessionStore.studentId()))) return undefined;
  const name = decodeURIComponent(kept.headers.get("name") ?? "");
  const type = kept.headers.get("content-type") ?? "";
  return { key: request.url, file: new File([await kept.blob()], name || "Shared file", { type }) };
}
