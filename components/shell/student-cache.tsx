"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSession } from "@/components/common/session/session-provider";
import { makeQueryClient } from "@/lib/client/query-client";

/** What a student has loaded. It ends with them: the next one on this machine starts with none of it. */
export function StudentCache({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return <Cache key={user?.id}>{children}</Cache>;
}

function Cache({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
