"use client";

import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { useLoaded } from "@/components/shared/use-loaded";
import { keepAnswer, type Routes } from "@/lib/client/call";
import { useSession } from "./session-provider";

/** Answers that came with a page. */
export interface Given {
  /** Whose they are. */
  owner_id: number;
  state: DehydratedState;
  /** The calls that would have asked for them, each with the place of its query in `state`. */
  kept: { route: Routes; url: string; query: number }[];
}

/** Puts what came with the page where its queries find it. It is for its own student and for nobody who follows. */
export function FirstData({ given, children }: { given: Given | undefined; children: ReactNode }) {
  const { user } = useSession();
  const isTheirs = given !== undefined && given.owner_id === user?.id;
  const state = useMemo(() => given && heardNow(given.state), [given]);
  useKept(isTheirs ? given : undefined);
  return <HydrationBoundary state={isTheirs ? state : undefined}>{children}</HydrationBoundary>;
}

/** Where the server's clock is ahead, its answers would count as new for as long. */
function heardNow({ queries, ...rest }: DehydratedState): DehydratedState {
  const now = Date.now();
  return {
    ...rest,
    queries: queries.map((query) => {
      const dataUpdatedAt = Math.min(query.state.dataUpdatedAt, now);
      return { ...query, state: { ...query.state, dataUpdatedAt } };
    }),
  };
}

/** For times without a connection, as if the page had asked. */
function useKept(given: Given | undefined) {
  const loaded = useLoaded();
  useEffect(() => {
    if (!loaded || !given) return;
    for (const { route, url, query } of given.kept) {
      keepAnswer(route, url, given.state.queries[query]?.state.data);
    }
  }, [loaded, given]);
}
