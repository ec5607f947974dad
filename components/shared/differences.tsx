import { cn } from "@/lib/cn";

export interface Difference {
  what: string;
  before: string;
  after: string;
}

interface DifferencesProps {
  differences: Difference[];
  className?: string;
}

/** "Date: Fri 2 Oct is now Fri 9 Oct", with arrows for those who see them. */
export function Differences({ differences, className }: DifferencesProps) {
  return (
    <ul className={cn("grid gap-0.5 text-sm tabular-nums", className)}>
      {differences.map(({ what, before, after }) => (
        <li key={what} className="flex flex-wrap gap-x-1.5">
          <span className="text-muted-foreground">{what}:</span>
          <del className="text-muted-foreground">{before}</del>
          <span aria-hidden>→</span>
          <span className="sr-only">is now</span>
          <ins className="font-medium no-underline">{after}</ins>
        </li>
      ))}
    </ul>
  );
}
