import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { DataExport } from "@/lib/contract/account";

const POLL_MS = 1_500;

export const accountQueries = {
  sessions: () =>
    queryOptions({
      queryKey: ["account", "sessions"],
      queryFn: ({ signal }) => call("GET /profile/sessions/", { signal }),
    }),

  signIn: () =>
    queryOptions({
      queryKey: ["account", "sign-in"],
      queryFn: ({ signal }) => call("GET /profile/sign-in/", { signal }),
    }),

  failedSignIns: () =>
    queryOptions({
      queryKey: ["account", "failed-sign-ins"],
      queryFn: ({ signal }) => call("GET /profile/failed-sign-ins/", { signal }),
    }),

  /** Asked again and again while one is being made. */
  exports: () =>
    queryOptions({
      queryKey: ["account", "exports"],
      queryFn: ({ signal }) => call("GET /account/exports/", { signal }),
      refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
    }),
};

export function isUnderWay({ stage }: DataExport) {
  return stage === "waiting" || stage === "collecting";
}
