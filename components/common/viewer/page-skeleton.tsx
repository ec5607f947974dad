import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";

const LINES = [
  "w-3/5 h-5",
  "w-2/5",
  "w-full mt-6",
  "w-full",
  "w-11/12",
  "w-4/5",
  "w-full mt-4",
  "w-3/4",
];

/** A page that is on its way; `share` of its file has arrived. */
export function PageSkeleton({ share }: { share: number | undefined }) {
  return (
    <div
      role="status"
      className="flex min-h-0 flex-1 animate-late flex-col gap-4 overflow-hidden p-4"
    >
      <span className="sr-only">Loading the file</span>
      <Progress
        value={share && share > 0 ? 100 * share : undefined}
        label="Loading the file"
        className="mx-auto max-w-80 shrink-0"
      />
      <div className="mx-auto aspect-[17/22] w-full max-w-3xl rounded-xs border bg-card p-[10%]">
        <div className="grid gap-2.5">
          {LINES.map((line) => (
            <Skeleton key={line} className={`h-3 ${line}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
