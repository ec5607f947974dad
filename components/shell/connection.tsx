"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { connection } from "@/lib/client/connection";
import { hasUnsent } from "@/lib/client/offline/unsent-key";

const loadLine = () => import("./connection-line").then((module) => module.ConnectionLine);
const ConnectionLine = onDemand(loadLine);

/** Says so when the server is out of reach, and keeps pages for such times. */
export function Connection() {
  const pathname = usePathname();
  const { push } = useRouter();
  const { reachable, waiting } = useSyncExternalStore(
    connection.subscribe,
    connection.read,
    connection.readOnServer,
  );

  useEffect(() => {
    if (!navigator.onLine) connection.lost();
    // What waits since the last visit is sent by the line.
    else if (hasUnsent()) connection.counts(1);
    window.addEventListener("offline", connection.lost);
    return () => window.removeEventListener("offline", connection.lost);
  }, []);

  useEffect(() => {
    connection.opensPage();
    void import("./kept-pages").then(({ keptPages }) => keptPages.keep(pathname, push));
  }, [pathname, push]);

  return reachable && waiting === 0 ? null : <ConnectionLine />;
}
