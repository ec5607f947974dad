"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import type { DataExport as Export } from "@/lib/contract/account";
import { EXPORT_DAYS } from "@/lib/contract/values";
import { accountQueries, isUnderWay } from "./queries";
import type { useStartExport } from "./use-start-export";

const ExportProgress = onDemand(() =>
  import("./export-progress").then((module) => module.ExportProgress),
);
const FinishedExport = onDemand(() =>
  import("./finished-export").then((module) => module.FinishedExport),
);

/** The data export: start it, follow its progress, download it. */
export function DataExport({ start }: { start: ReturnType<typeof useStartExport> }) {
  const { data: exports, error, refetch, isFetching } = useQuery(accountQueries.exports());
  const latest = exports?.[0];
  return (
    <div>
      <h3 className="font-medium">Take everything</h3>
      <p className="mt-0.5 text-sm text-muted-foreground">
        One ZIP with everything you entered (as JSON, with a guide), your original files and a
        calendar file. We keep it for {EXPORT_DAYS} days.
      </p>
      <p role="status" className="sr-only">
        {latest && spoken(latest)}
      </p>
      <div className="mt-3 grid gap-3">
        {exports ? (
          <Latest latest={latest} start={start} />
        ) : error ? (
          <ErrorBanner
            title="We couldn't load your exports"
            message={messageOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <div role="status" aria-label="Loading exports">
            <Skeleton className="h-9 w-36 rounded-md" />
          </div>
        )}
        {start.error && (
          <ErrorBanner
            title="We couldn't start the export"
            message={messageOf(start.error)}
            onDismiss={start.reset}
          />
        )}
      </div>
    </div>
  );
}

type LatestProps = { latest: Export | undefined; start: ReturnType<typeof useStartExport> };

function Latest({ latest, start }: LatestProps) {
  if (latest && isUnderWay(latest)) return <ExportProgress running={latest} />;
  if (latest?.stage === "failed") {
    return (
      <ErrorBanner
        title="We couldn't finish the export"
        message={latest.error || "Your data is safe. Please try again."}
        onRetry={() => start.mutate()}
        retrying={start.isPending}
      />
    );
  }
  return (
    <>
      {latest && <FinishedExport finished={latest} />}
      <Button
        variant="secondary"
        className="w-fit"
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {latest ? "Export again" : "Export my data"}
      </Button>
    </>
  );
}

/** Announces stages only; announcing every finished file would be too much. */
function spoken(latest: Export) {
  if (isUnderWay(latest)) return "We're collecting your data";
  return latest.stage === "ready" ? "Your export is ready to download" : undefined;
}
