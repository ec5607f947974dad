"use client";

import { useSession } from "@/components/common/session/session-provider";
import { useNow } from "@/components/common/session/use-now";
import { PageHeader } from "@/components/shared/page-header";
import { MINUTE_MS } from "@/lib/time/durations";
import { formatWeekday } from "@/lib/time/format";

export function Greeting() {
  const { user } = useSession();
  const now = useNow(MINUTE_MS);
  if (!user) return null;
  return (
    <PageHeader
      title={`Hello, ${user.first_name || user.username}`}
      description={formatWeekday(new Date(now), user.timezone)}
    />
  );
}
