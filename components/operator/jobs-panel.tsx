"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fileSize } from "@/components/shared/format";
import { RelativeTime } from "@/components/shared/relative-time";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import type { FailedDocument, FailedJob } from "@/lib/contract/operator";
import { Nothing, Panel } from "./panel";
import { operatorQueries } from "./queries";

type Which = { run_id: number } | { reading_id: number } | "all";

/** What was given up. Never a file's name or a word of it. */
export function JobsPanel() {
  const client = useQueryClient();
  const query = useQuery(operatorQueries.jobs());
  const retry = useMutation({
    mutationFn: retryOf,
    onSuccess: (said) => toastSuccess(said),
    onSettled: () => client.invalidateQueries({ queryKey: operatorQueries.all }),
  });
  const { jobs = [], documents = [] } = query.data ?? {};
  const all = jobs.length + documents.length > 0 && (
    <Button
      variant="secondary"
      size="sm"
      loading={retry.isPending}
      onClick={() => retry.mutate("all")}
    >
      Retry all
    </Button>
  );
  return (
    <Panel title="Failed work" query={query} refusal={retry.error} actions={all}>
      {() =>
        jobs.length + documents.length === 0 ? (
          <Nothing>No job or document has failed.</Nothing>
        ) : (
          <ul className="divide-y">
            {jobs.map((job) => (
              <Row
                key={`job ${job.id}`}
                title={[job.job, job.step].filter(Boolean).join(": ")}
                facts={factsOfJob(job)}
                failed_at={job.failed_at}
                label={`Retry job ${job.id}`}
                onRetry={job.can_retry ? () => retry.mutate({ run_id: job.id }) : undefined}
              />
            ))}
            {documents.map((document) => (
              <Row
                key={`document ${document.reading_id}`}
                title={`Document: ${document.problem.replaceAll("_", " ")}`}
                facts={factsOfDocument(document)}
                failed_at={document.failed_at}
                label={`Retry document ${document.reading_id}`}
                onRetry={() => retry.mutate({ reading_id: document.reading_id })}
              />
            ))}
          </ul>
        )
      }
    </Panel>
  );
}

interface RowProps {
  title: string;
  facts: ReactNode;
  failed_at: string;
  label: string;
  onRetry: (() => void) | undefined;
}

function Row({ title, facts, failed_at, label, onRetry }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">{title}</p>
        <p className="text-sm break-words text-muted-foreground">
          {facts} · <RelativeTime instant={failed_at} />
        </p>
      </div>
      {onRetry && (
        <Button variant="secondary" size="sm" aria-label={label} onClick={onRetry}>
          Retry
        </Button>
      )}
    </li>
  );
}

function factsOfJob({ reason, tries, username, rows }: FailedJob): string {
  const named = Object.entries(rows).map(([name, id]) => `${name} ${id}`);
  return [reason, `${tries} tries`, username, ...named].filter(Boolean).join(" · ");
}

function factsOfDocument({
  username,
  kind,
  file_type,
  file_size,
  attempt,
}: FailedDocument): string {
  const size = file_size === null ? null : fileSize(file_size);
  return [username, kind, file_type, size, `try ${attempt}`].filter(Boolean).join(" · ");
}

async function retryOf(which: Which): Promise<string> {
  if (which === "all") {
    const { retried } = await call("POST /operator/jobs/retry/", {});
    return `We'll try ${retried} again`;
  }
  if ("run_id" in which) await call("POST /operator/jobs/{run_id}/retry/", { path: which });
  else await call("POST /operator/documents/{reading_id}/retry/", { path: which });
  return "We'll try it again";
}
