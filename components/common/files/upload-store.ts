import type { QueryClient } from "@tanstack/react-query";
import pLimit from "p-limit";
import { messageOf } from "@/lib/client/api-error";
import { sessionStore } from "@/lib/client/session-store";
import type { UploadOptions } from "@/lib/client/upload-file";
import type { ChosenFile, UploadTarget } from "./file-collections";
import type { ArrivedFile } from "./queries";
import { uploadsBegun } from "./uploads-begun";

export interface Upload {
  id: number;
  title: string;
  file: File;
  /** Where it goes. */
  collection: UploadTarget;
  deliver(watch: UploadOptions): Promise<ArrivedFile>;
  state: "waiting" | "sending" | "failed" | "sent";
  /** Share of the bytes that have left, 0 to 1. */
  share: number;
  /** Why it failed, for the student. */
  error: string;
  /** The file it has become. */
  file_id?: number;
}

interface Uploads {
  uploads: readonly Upload[];
  /** The latest change, announced to screen readers. */
  announcement: string;
}

const NONE: Uploads = { uploads: [], announcement: "" };
const MAX_CONCURRENT = 3;

let state = NONE;
let lastId = 0;
const listeners = new Set<() => void>();
const running = new Map<number, AbortController>();
const inTurn = pLimit(MAX_CONCURRENT);
let stopWatching: (() => void) | undefined;

/** Files on their way to the server. They outlive the page they were chosen on. */
export const uploadStore = {
  read: () => state,
  readOnServer: () => NONE,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  start<F extends ArrivedFile, C extends ChosenFile>(
    client: QueryClient,
    collection: UploadTarget<F, C>,
    chosen: C[],
  ) {
    clearOnSignOut();
    uploadsBegun.announce();
    const added = chosen.map((one): Upload => {
      lastId += 1;
      const { title, file } = one;
      const deliver = (watch: UploadOptions) => collection.send(one, watch);
      return {
        id: lastId,
        title,
        file,
        collection,
        deliver,
        state: "waiting",
        share: 0,
        error: "",
      };
    });
    publish({ uploads: [...state.uploads, ...added] });
    for (const upload of added) void send(client, upload);
  },

  retry(client: QueryClient, upload: Upload) {
    change(upload.id, { state: "waiting", share: 0, error: "" });
    void send(client, upload);
  },

  /** Stops an upload that still runs, and forgets it. */
  drop(id: number) {
    running.get(id)?.abort();
    publish({ uploads: state.uploads.filter((upload) => upload.id !== id) });
  },

  /** Removes finished uploads, which the list of files shows by now. */
  clearSent(name: string) {
    const seen = ({ collection, state }: Upload) => collection.name === name && state === "sent";
    publish({ uploads: state.uploads.filter((upload) => !seen(upload)) });
  },
};

/** Stops and clears all uploads on sign-out, so that the next student on this machine sees none of them. */
function clearOnSignOut() {
  const owner_id = sessionStore.studentId();
  stopWatching ??= sessionStore.subscribe(() => {
    if (sessionStore.studentId() === owner_id) return;
    stopWatching?.();
    stopWatching = undefined;
    for (const { id } of state.uploads) uploadStore.drop(id);
  });
}

async function send(client: QueryClient, { id, title, collection, deliver }: Upload) {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    const sent = await inTurn(async () => {
      stop.signal.throwIfAborted();
      change(id, { state: "sending" });
      return deliver({ onProgress: (share) => change(id, { share }), signal: stop.signal });
    });
    client.setQueryData<ArrivedFile[]>(
      collection.list.queryKey,
      (files) => files && [sent, ...files.filter((file) => file.id !== sent.id)],
    );
    void collection.refresh(client);
    change(id, { state: "sent", share: 1, file_id: sent.id });
    publish({ announcement: `We've got “${title}” and are reading it.` });
  } catch (error) {
    if (stop.signal.aborted) return;
    change(id, { state: "failed", error: messageOf(error) });
    publish({ announcement: `${collection.words.notSent}: “${title}”. ${messageOf(error)}` });
  } finally {
    running.delete(id);
  }
}

function change(id: number, changes: Partial<Upload>) {
  publish({
    uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
  });
}

function publish(changes: Partial<Uploads>) {
  state = { ...state, ...changes };
  const busy = state.uploads.some(
    (upload) => upload.state === "waiting" || upload.state === "sending",
  );
  window.onbeforeunload = busy ? (event) => event.preventDefault() : null;
  for (const listener of listeners) listener();
}
