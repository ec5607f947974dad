import { Skeleton } from "@/components/ui/skeleton";

const ROWS = [
  ["a", "b"],
  ["c", "d", "e"],
  ["f", "g"],
];

/** The placeholder shown while the map loads. */
export function MapSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the knowledge map"
      className="grid min-h-176 animate-late content-start gap-9 px-5 py-8"
    >
      {ROWS.map((row) => (
        <div key={row[0]} className="flex justify-center gap-4">
          {row.map((node) => (
            <Skeleton key={node} className="h-10 w-33 rounded-md" />
          ))}
        </div>
      ))}
    </div>
  );
}
