import { useEffect, useSyncExternalStore } from "react";
import type { Shelf } from "./shelves";
import { uploadStore } from "./upload-store";

/** What is on its way to this shelf. What has arrived stands in its list. */
export function useUploads({ name }: Shelf) {
  const { uploads } = useSyncExternalStore(
    uploadStore.subscribe,
    uploadStore.read,
    uploadStore.readOnServer,
  );
  useEffect(() => () => uploadStore.forgetSent(name), [name]);
  return uploads.filter(({ shelf, state }) => shelf.name === name && state !== "sent");
}
