import type { QueryClient } from "@tanstack/react-query";
import pLimit from "p-limit";
import { messageOf } from "@/lib/client/api-error";
import { sessionStore } from "@/lib/client/session-store";
import type { Watch } from "@/lib/client/upload-file";
import { firstUpload } from "./first-upload";
import type { StoredFile } from "./queries";
import type { ChosenFile, Shelf } from "./shelves";

export interface Upload {
  id: number;
  title: string;
  file: File;
  /** Where it goes. */
  shelf: Shelf;
  deliver(watch: Watch): Promise<StoredFile>;
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
  /** What happened last, to be read out. */
  news: string;
}

const NONE: Uploads = { uploads: [], news: "" };
const AT_ONCE = 3;

let state = NONE;
let lastId = 0;
const listeners = new Set<() => void>();
const running = new Map<number, AbortController>();
const inTurn = pLimit(AT_ONCE);
let stopWatching: (() => void) | undefined;

/** Files on their way to the server. They outlive the page they were chosen on. */
export const uploadStore = {
  read: () => state,
  readOnServer: () => NONE,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  start<F extends StoredFile, C extends ChosenFile>(
    client: QueryClient,
    shelf: Shelf<F, C>,
    chosen: C[],
  ) {
    endWithSession();
    firstUpload.announce();
    const added = chosen.map((one): Upload => {
      lastId += 1;
      const { title, file } = one;
      const deliver = (watch: Watch) => shelf.send(one, watch);
      return { id: lastId, title, file, shelf, deliver, state: "waiting", share: 0, error: "" };
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

  /** Forgets what has arrived: the shelf's own list shows it now. */
  forgetSent(name: string) {
    const seen = ({ shelf, state }: Upload) => shelf.name === name && state === "sent";
    publish({ uploads: state.uploads.filter((upload) => !seen(upload)) });
  },
};

/** Nothing of one student's is shown to, or sent for, the next one on the same machine. */
function endWithSession() {
  const owner_id = sessionStore.read().user?.id;
  stopWatching ??= sessionStore.subscribe(() => {
    if (sessionStore.read().user?.id === owner_id) return;
    stopWatching?.();
    stopWatching = undefined;
    for (const { id } of state.uploads) uploadStore.drop(id);
  });
}

async function send(client: QueryClient, { id, title, shelf, deliver }: Upload) {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    const sent = await inTurn(async () => {
      stop.signal.throwIfAborted();
      change(id, { state: "sending" });
      return deliver({ onProgress: (share) => change(id, { share }), signal: stop.signal });
    });
    client.setQueryData<StoredFile[]>(
      shelf.list.queryKey,
      (files) => files && [sent, ...files.filter((file) => file.id !== sent.id)],
    );
    void shelf.refresh(client);
    change(id, { state: "sent", share: 1, file_id: sent.id });
    publish({ news: `“${title}” is uploaded and is being read.` });
  } catch (error) {
    if (stop.signal.aborted) return;
    change(id, { state: "failed", error: messageOf(error) });
    publish({ news: `${shelf.words.notSent}: “${title}”. ${messageOf(error)}` });
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
