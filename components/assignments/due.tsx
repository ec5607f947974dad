import { useZone } from "@/components/common/session/session-provider";
import { cn } from "@/lib/cn";
import type { Assignment } from "@/lib/contract/assignments";
import { formatDay, formatInstant, relativeDay } from "@/lib/time/format";

type DueProps = {
  assignment: Pick<Assignment, "due_date" | "days_until_due" | "status">;
  className?: string;
};

/** "Fri 9 Oct, 11:59 PM" and "in 3 days", as the student's own calendar has it. */
export function Due({ assignment, className }: DueProps) {
  const zone = useZone();
  const { due_date, days_until_due, status } = assignment;
  if (!due_date || days_until_due === null) {
    return <p className={cn("text-muted-foreground", className)}>No date in the document</p>;
  }
  const far = Math.abs(days_until_due) > FAR_DAYS;
  const open = status !== "completed" && status !== "submitted";
  return (
    <p className={cn("flex flex-wrap gap-x-2", className)}>
      <time dateTime={due_date} className="tabular-nums">
        {far ? withYear(due_date, zone) : formatInstant(due_date, zone)}
      </time>
      {open && !far && (
        <span className={status === "overdue" ? "text-destructive" : "text-muted-foreground"}>
          {relativeDay(days_until_due)}
        </span>
      )}
    </p>
  );
}

/** From this many days on, the date is shown with its year instead of a count of days. */
const FAR_DAYS = 300;

function withYear(due_date: string, zone: string) {
  const year = formatDay(due_date, zone).split(" ").at(-1);
  return formatInstant(due_date, zone).replace(",", ` ${year},`);
}
