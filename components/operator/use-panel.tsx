"use client";

import { useQuery } from "@tanstack/react-query";
import { fileSize } from "@/components/shared/format";
import { Figure, Panel } from "./panel";
import { operatorQueries } from "./queries";

export function UsePanel() {
  const query = useQuery(operatorQueries.use());
  return (
    <Panel title="Use" query={query}>
      {({ tokens_in_30_days, storage_bytes, files, most_tokens }) => (
        <div className="divide-y">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-3">
            <Figure label="Tokens in 30 days">{tokens_in_30_days.toLocaleString("en-US")}</Figure>
            <Figure label="Storage">{fileSize(storage_bytes)}</Figure>
            <Figure label="Files">{files.toLocaleString("en-US")}</Figure>
          </dl>
          {most_tokens.length > 0 && (
            <div className="px-5 py-4">
              <h3 className="font-medium">Most tokens this month</h3>
              <ul className="mt-1 grid gap-1 text-sm">
                {most_tokens.map(({ owner_id, username, tokens }) => (
                  <li key={owner_id} className="flex justify-between gap-4">
                    <span className="min-w-0 break-words">{username}</span>
                    <span className="text-muted-foreground tabular-nums">
                      {tokens.toLocaleString("en-US")}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
