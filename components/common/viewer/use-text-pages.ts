import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Document, ReadPage } from "@/lib/contract/documents";
import { PAGES_AT_ONCE } from "@/lib/contract/values";
import { documentQueries, isOver } from "./queries";

/** The pages of a document that were asked for, as they arrive. */
export function useTextPages(document: Document, first: number) {
  const [parts, setParts] = useState<readonly number[]>([partOf(first)]);
  const arrived = useQueries({
    queries: parts.map((from) => documentQueries.text(document.id, from, isOver(document))),
    combine: together,
  });
  const want = useCallback((numbers: readonly number[]) => {
    setParts((before) => {
      const added = new Set([...before, ...numbers.map(partOf)]);
      return added.size === before.length ? before : [...added];
    });
  }, []);
  return { ...arrived, want };
}

/** The first page of the answer that holds this one. */
function partOf(number: number): number {
  return number - ((number - 1) % PAGES_AT_ONCE);
}

function together(answers: UseQueryResult<ReadPage[]>[]) {
  const failed = answers.filter(({ isError }) => isError);
  const read = answers.flatMap(({ data }) => data ?? []);
  return {
    pages: new Map(read.map((page) => [page.number, page] as const)),
    loading: answers.some(({ isFetching }) => isFetching),
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
