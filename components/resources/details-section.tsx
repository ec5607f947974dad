import { type ReactNode, useId } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";

interface DetailsSectionProps {
  title: string;
  /** Beside the title: how much there is. */
  summary?: string;
  /** What the section needs; where it fails, the rest of the details still stands. */
  query: { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** One part of the details, with its own loading and its own failure. */
export function DetailsSection({ title, summary, query, children }: DetailsSectionProps) {
  const id = useId();
  const { isPending, isFetching, error, refetch } = query;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {summary && <p className="text-sm text-muted-foreground tabular-nums">{summary}</p>}
      </div>
      {error ? (
        <ErrorBanner
          message={`This part could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : isPending ? (
        <div role="status" aria-label={`Loading ${title.toLowerCase()}`} className="grid gap-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ) : (
        children
      )}
    </section>
  );
}
