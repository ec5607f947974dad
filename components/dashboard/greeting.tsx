"use client";

import { useSession } from "@/components/common/session/session-provider";
import { PageHeader } from "@/components/shared/page-header";
import { formatWeekday } from "@/lib/time/format";

export function Greeting() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <PageHeader
      title={`Hello, ${user.first_name || user.username}`}
      description={formatWeekday(new Date(), user.timezone)}
    />
  );
}
