import { ListSkeleton } from "@/components/shared/skeletons";

/** The counters and the four lists, before they are known. */
export function OverviewSkeleton() {
  return (
    <>
      <p
        role="status"
        className={
          "mb-5 flex h-14 items-center justify-center rounded-xl border bg-card " +
          "text-muted-foreground max-lg:h-27"
        }
      >
        Loading dashboard...
      </p>
      <div aria-hidden className="grid items-start gap-5 lg:grid-cols-2">
        {LISTS.map((list) => (
          <div key={list} className="rounded-xl border bg-card">
            <ListSkeleton label={list} />
          </div>
        ))}
      </div>
    </>
  );
}

const LISTS = ["assignments", "exams", "courses", "plans"];
