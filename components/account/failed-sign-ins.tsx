"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useZone } from "@/components/common/session/session-provider";
import { Notice } from "@/components/shared/notice";
import { call } from "@/lib/client/call";
import { formatDay } from "@/lib/time/format";
import { accountQueries } from "./queries";

/** Fewer may be the student's own, on a new phone. */
const WORTH_SAYING = 5;

/** Tells the owner that others try passwords. A failure to load it says nothing: the page does its work without it. */
export function FailedSignIns() {
  const zone = useZone();
  const client = useQueryClient();
  const { queryKey } = accountQueries.failedSignIns();
  const { data } = useQuery(accountQueries.failedSignIns());
  const seen = useMutation({
    mutationFn: () => call("DELETE /profile/failed-sign-ins/", {}),
    onMutate: () => client.setQueryData(queryKey, { count: 0, since: null }),
    // Not cleared on the server: it says so again.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  if (!data?.since || data.count < WORTH_SAYING) return null;
  return (
    <Notice
      tone="error"
      icon={ShieldAlert}
      title={`Someone tried ${data.count} wrong passwords since ${formatDay(data.since, zone)}`}
      className="m-5"
      onDismiss={() => seen.mutate()}
    >
      <p>If that wasn't you, choose a long password that you use nowhere else.</p>
    </Notice>
  );
}
