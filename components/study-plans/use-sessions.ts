import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudySession } from "@/lib/contract/study-sessions";
import type { SessionStatus } from "@/lib/contract/values";
import { tellDone } from "./moments";
import { planQueries, sessionQueries, showSession } from "./queries";
import { endTimerOf } from "./stop-timer";

interface Change {
  session: StudySession;
  status: SessionStatus;
}

type Sessions = ReturnType<typeof sessionQueries.ofPlan>;

const CHANGING = [...sessionQueries.all, "change"];

/** Sessions with the running changes applied. */
export function useSessions(options: Sessions) {
  const { data, error, isFetching, refetch } = useQuery(options);
  const changed = useRunningChanges();
  const sessions = useMemo(() => data?.map(changed), [data, changed]);
  return { sessions, error, isFetching, refetch };
}

/** A session as it will be once the running changes are stored. */
export function useRunningChanges() {
  const changes = useMutationState({
    filters: { mutationKey: CHANGING, status: "pending" },
    select: ({ state }) => state.variables as Change,
  });
  return useCallback(
    (session: StudySession) => {
      const change = changes.findLast((one) => one.session.id === session.id);
      return change ? withStatus(session, change.status) : session;
    },
    [changes],
  );
}

/** Ticks, skips or takes back a session. The last one asked for is the last one stored. */
export function useSessionChange() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: CHANGING,
    scope: { id: "changes of study sessions" },
    mutationFn: ({ session, status }: Change) =>
      call("PATCH /study-sessions/{session_id}/", {
        path: { session_id: session.id },
        body: { status },
      }),
    onSuccess: async (saved, { session }) => {
      const minutes_spent = Math.max(saved.minutes_spent, session.minutes_spent);
      if (saved.status === "done") void tellDone(client, { ...saved, minutes_spent });
      await showSession(client, saved);
    },
    onError: (error, { session, status }) =>
      toastError(`We couldn't ${WORDS[status]} “${session.title}”. ${messageOf(error)}`),
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGING }) === 1) void planQueries.refresh(client);
    },
  });
  return (session: StudySession, status: SessionStatus) => {
    // Minutes of its timer are on their way as well.
    const running = status === "planned" ? 0 : endTimerOf(session.id);
    const minutes_spent = session.minutes_spent + running;
    mutate({ session: { ...session, minutes_spent }, status });
  };
}

const WORDS: Record<SessionStatus, string> = {
  done: "tick off",
  skipped: "skip",
  planned: "reopen",
};

function withStatus(session: StudySession, status: SessionStatus): StudySession {
  return { ...session, status, is_missed: session.is_missed && status === "planned" };
}
