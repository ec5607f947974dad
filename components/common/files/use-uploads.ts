import { useEffect, useSyncExternalStore } from "react";
import type { UploadTarget } from "./file-collections";
import { uploadStore } from "./upload-store";

/** What is on its way to this shelf. What has arrived stands in its list. */
export function useUploads({ name }: UploadTarget) {
  const { uploads } = useSyncExternalStore(
    uploadStore.subscribe,
    uploadStore.read,
    uploadStore.readOnServer,
  );
  useEffect(() => () => uploadStore.clearSent(name), [name]);
  return uploads.filter(({ collection, state }) => collection.name === name && state !== "sent");
}
