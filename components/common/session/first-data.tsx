"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { useLoaded } from "@/components/shared/use-loaded";
import { keepAnswer, type Routes } from "@/lib/client/call";
import { useSession } from "./session-provider";

/** Answers that came with a page. */
export interface Given {
  /** Whose they are. */
  owner_id: number;
  /** When they were read, by the server's clock, in milliseconds since 1970. */
  at: number;
  answers: GivenAnswer[];
}

interface GivenAnswer {
  queryKey: readonly unknown[];
  data: unknown;
  /** The call that would have asked for it, where `data` is the whole answer. */
  call?: { route: Routes; url: string };
}

/** Puts what came with the page where its queries find it. It is for its own student and for nobody who follows. */
export function FirstData({ given, children }: { given: Given | undefined; children: ReactNode }) {
  const { user } = useSession();
  const client = useQueryClient();
  const theirs = given?.owner_id === user?.id ? given : undefined;
  // Before the children look for it.
  useMemo(() => {
    if (!theirs) return;
    // Where the server's clock is ahead, its answers would count as new for as long.
    const updatedAt = Math.min(theirs.at, Date.now());
    for (const { queryKey, data } of theirs.answers) {
      if (!client.getQueryState(queryKey)) client.setQueryData(queryKey, data, { updatedAt });
    }
  }, [client, theirs]);
  useKept(theirs);
  return children;
}

/** For times without a connection, as if the page had asked. */
function useKept(given: Given | undefined) {
  const loaded = useLoaded();
  useEffect(() => {
    if (!loaded || !given) return;
    for (const { call, data } of given.answers) {
      if (call) keepAnswer(call.route, call.url, data);
    }
  }, [loaded, given]);
}
