import type { ReactNode } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { TitledSection } from "@/components/shared/titled-section";
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
  const { isPending, isFetching, error, refetch } = query;
  return (
    <TitledSection title={title} note={summary}>
      {error ? (
        <ErrorBanner
          message={`We couldn't load this part. ${messageOf(error)}`}
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
    </TitledSection>
  );
}
