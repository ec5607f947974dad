import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";

/** @param label what is loading, read out once: "Loading courses" */
export function CardGridSkeleton({ label, cards = 6 }: { label: string; cards?: number }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="rounded-xl border bg-card p-5">
      <Skeleton className="h-3 w-16" />
      <Skeleton className="mt-3.5 h-5 w-3/4" />
      <Skeleton className="mt-2.5 h-3.5 w-1/2" />
      <Skeleton className="mt-9 h-1.5 w-full rounded-full" />
    </div>
  );
}

/** Rows of a list inside a panel. */
export function ListSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-label={label} className="divide-y">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity
        <div key={index} className="flex items-center gap-4 px-5 py-4">
          <div className="min-w-0 flex-1">
            <Skeleton className={cn("h-4", WIDTHS[index % WIDTHS.length])} />
            <Skeleton className="mt-2 h-3 w-32" />
          </div>
          <Skeleton className="h-5.5 w-20" />
        </div>
      ))}
    </div>
  );
}

const WIDTHS = ["w-2/3", "w-1/2", "w-3/5"];
