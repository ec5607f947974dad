import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { SyllabusImport } from "@/lib/contract/syllabus-imports";

/** An import as the list tells of it. */
export type PendingImport = Omit<SyllabusImport, "proposal" | "syllabus_text">;

const POLL_MS = 1500;
const POLL_LIST_MS = 2500;
const ALL = ["syllabus-imports"] as const;

export const syllabusImportQueries = {
  all: ALL,

  /** Those that are being read or wait for review; asks again while one is being read. */
  waiting: () =>
    queryOptions({
      queryKey: [...ALL, "waiting"],
      queryFn: ({ signal }) => call("GET /syllabus-imports/", { signal }),
      refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? POLL_LIST_MS : false),
    }),

  one: (import_id: number | undefined) =>
    queryOptions({
      queryKey: [...ALL, import_id],
      queryFn: import_id
        ? ({ signal }) =>
            call("GET /syllabus-imports/{import_id}/", { path: { import_id }, signal })
        : skipToken,
      refetchInterval: ({ state }) => (state.data && isGrowing(state.data) ? POLL_MS : false),
    }),

  refresh: (client: QueryClient) => client.invalidateQueries({ queryKey: ALL }),
};

/** It is being read, or waits for review while a language model still reads it. */
function isGrowing(row: SyllabusImport) {
  return row.proposal ? row.awaits_model && !row.accepted_at : !hasFailed(row);
}

/** A file that could not be read is followed by the import's own word for it. */
export function hasFailed({
  stage,
  processing_error,
}: Pick<PendingImport, "stage" | "processing_error">) {
  return stage === "failed" && processing_error !== "";
}

export function isBeingRead(row: Pick<PendingImport, "stage" | "processing_error">) {
  return row.stage !== "ready" && !hasFailed(row);
}
