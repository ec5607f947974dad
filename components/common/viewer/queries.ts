import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { download } from "@/lib/client/download";
import type { Document } from "@/lib/contract/documents";
import { MINUTE_MS } from "@/lib/time/durations";

/** Words of a document, and the page they stand on. */
export interface Mark {
  page: number;
  quote: string;
  /** Where they begin, in points; for words that stand on the page more than once. */
  at?: { x: number; y: number } | null | undefined;
  /** A higher number moves there once more. */
  asked?: number;
}

/** Files that are closed but opened again without a download. */
const KEPT_FILES = 3;
const KEPT_FOR_MS = 15 * MINUTE_MS;
const QUOTE_MAX = 2000;
const BYTES = "document-bytes";
const POLL_MS = 2000;

/** Reading it has come to an end, a good one or not. */
export function isOver({ stage }: Pick<Document, "stage">): boolean {
  return stage === "ready" || stage === "failed";
}

export const documentQueries = {
  one: (file_id: number) =>
    queryOptions({
      queryKey: ["documents", file_id],
      queryFn: ({ signal }) => call("GET /documents/{file_id}/", { path: { file_id }, signal }),
      // What is painted from the file itself needs no reading.
      refetchInterval: ({ state: { data } }) =>
        data && data.file_type !== "pdf" && !isOver(data) ? POLL_MS : false,
    }),

  /** The text of some pages, from this one on; asked for once more when all are read. */
  text: (file_id: number, from: number, is_over: boolean) =>
    queryOptions({
      queryKey: ["documents", file_id, "text", from, is_over],
      queryFn: ({ signal }) =>
        call("GET /documents/{file_id}/pages/", {
          path: { file_id },
          query: { from: String(from) },
          signal,
        }),
      staleTime: is_over ? MINUTE_MS : 0,
      refetchInterval: is_over ? false : POLL_MS,
    }),

  /** The file itself. It lives in this page's memory only, and the few last ones stay a while. */
  bytes: (file_id: number) =>
    queryOptions({
      queryKey: [BYTES, file_id],
      queryFn: async ({ client, signal }) => {
        const { queryKey } = documentQueries.received(file_id);
        const bytes = await download(
          "GET /documents/{file_id}/download/",
          { path: { file_id }, signal },
          (received) => client.setQueryData(queryKey, received),
        );
        evictOldest(client);
        return bytes;
      },
      staleTime: "static",
      gcTime: KEPT_FOR_MS,
    }),

  /** How many bytes have arrived; the download writes it here. */
  received: (file_id: number) =>
    queryOptions<number>({
      queryKey: ["document-received", file_id],
      queryFn: skipToken,
      staleTime: "static",
    }),

  /** Where the words stand on their page. */
  located: (file_id: number, mark: Mark | undefined) =>
    queryOptions({
      queryKey: [
        "documents",
        file_id,
        "located",
        mark?.page,
        mark?.quote,
        mark?.at?.x,
        mark?.at?.y,
      ],
      queryFn: mark
        ? ({ signal }) =>
            call("GET /documents/{file_id}/locate/", {
              path: { file_id },
              query: { page: mark.page, quote: mark.quote.slice(0, QUOTE_MAX), ...mark.at },
              signal,
            })
        : skipToken,
      staleTime: 60_000,
    }),
};

function evictOldest(client: QueryClient) {
  const closed = client
    .getQueryCache()
    .findAll({ queryKey: [BYTES], type: "inactive" })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const query of closed.slice(KEPT_FILES)) client.getQueryCache().remove(query);
}
