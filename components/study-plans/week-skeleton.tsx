import { Skeleton } from "@/components/ui/skeleton";

/** About as high as a week, so that little moves when it comes. */
export function WeekSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your week"
      className="mb-6 overflow-clip rounded-xl border bg-card shadow-card"
    >
      <div className="px-5 pt-4 pb-4">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="mt-5 h-4 w-3/5" />
      </div>
      <div className="grid border-t max-lg:divide-y lg:grid-cols-7 lg:divide-x">
        {DAYS.map((day) => (
          <div key={day} className="p-3 max-lg:h-12 lg:h-64">
            <Skeleton className="h-5 w-10" />
            <Skeleton className="mt-6 h-16 w-full max-lg:hidden" />
          </div>
        ))}
      </div>
      <div className="h-96 border-t px-5 py-4 lg:h-52">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-6 h-4 w-2/5" />
        <Skeleton className="mt-8 h-4 w-1/3" />
      </div>
    </div>
  );
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];
