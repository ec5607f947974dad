import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";

export function ListViewSkeleton() {
  return (
    <Loading>
      <div className={listColumns}>
        {[3, 6].map((rows) => (
          <div key={rows} className="rounded-xl border bg-card p-5">
            <Skeleton className="h-5 w-40" />
            {WIDTHS.slice(0, rows).map((width) => (
              <div key={width} className="mt-6">
                <Skeleton className={cn("h-4", width)} />
                <Skeleton className="mt-2 h-3 w-28" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

export function GridSkeleton({ weeks }: { weeks: number }) {
  return (
    <Loading>
      <div className="grid grid-cols-7 gap-px overflow-clip rounded-xl border bg-border">
        {Array.from({ length: weeks * 7 }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders have no identity
            key={index}
            className={cn("bg-card p-2", weeks === 1 ? "h-72" : "h-14 lg:h-30")}
          >
            <Skeleton className="size-5" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Upcoming on the left, everything on the right; below each other on phones. */
export const listColumns =
  "grid items-start gap-5 lg:grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]";

function Loading({ children }: { children: React.ReactNode }) {
  return (
    <div role="status">
      <p className="mb-3 text-sm text-muted-foreground">Loading calendar...</p>
      {children}
    </div>
  );
}

const WIDTHS = ["w-2/3", "w-1/2", "w-3/5", "w-3/4", "w-5/12", "w-7/12"];
