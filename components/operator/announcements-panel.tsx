"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { onDemand } from "@/components/shared/on-demand";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { formatDay } from "@/lib/time/format";
import { Nothing, Panel } from "./panel";
import { operatorQueries } from "./queries";

const AnnounceModal = onDemand(() =>
  import("./announce-modal").then((module) => module.AnnounceModal),
);

export function AnnouncementsPanel() {
  const client = useQueryClient();
  const zone = useZone();
  const query = useQuery(operatorQueries.announcements());
  const [writing, setWriting] = useState(false);
  const end = useMutation({
    mutationFn: (announcement_id: number) =>
      call("DELETE /operator/announcements/{announcement_id}/", { path: { announcement_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: operatorQueries.all }),
  });
  const write = (
    <Button variant="secondary" size="sm" onClick={() => setWriting(true)}>
      New announcement
    </Button>
  );
  return (
    <>
      <Panel title="Announcements" query={query} refusal={end.error} actions={write}>
        {(announcements) =>
          announcements.length === 0 ? (
            <Nothing>You haven't announced anything yet.</Nothing>
          ) : (
            <ul className="divide-y">
              {announcements.map(({ id, text, tone, starts_at, ends_at }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="break-words">{text}</p>
                    <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
                      {tone === "warning" && <Badge tone="amber">Warning</Badge>}
                      {`${formatDay(starts_at, zone)} to ${formatDay(ends_at, zone)}`}
                    </p>
                  </div>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Remove announcement ${id}`}
                    onClick={() => end.mutate(id)}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Panel>
      {writing && <AnnounceModal onClose={() => setWriting(false)} />}
    </>
  );
}
