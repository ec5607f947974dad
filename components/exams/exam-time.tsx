import { useZone } from "@/components/common/session/session-provider";
import { cn } from "@/lib/cn";
import type { Exam } from "@/lib/contract/exams";
import { formatDay, formatExamTime, relativeDay } from "@/lib/time/format";

interface ExamTimeProps {
  exam: Pick<Exam, "exam_date" | "has_time" | "days_until_exam">;
  className?: string;
}

/** "Fri 9 Oct, 11:59 PM" and "in 3 days", as the student's own calendar has it. */
export function ExamTime({ exam, className }: ExamTimeProps) {
  const { exam_date, days_until_exam } = exam;
  const zone = useZone();
  const far = Math.abs(days_until_exam) > FAR_DAYS;
  const year = formatDay(exam_date, zone).split(" ").at(-1);
  const time = formatExamTime(exam, zone);
  return (
    <p className={cn("flex flex-wrap gap-x-2", className)}>
      <time dateTime={exam_date} className="tabular-nums">
        {far ? time.replace(",", ` ${year},`) : time}
      </time>
      {!far && <span className="text-muted-foreground">{relativeDay(days_until_exam)}</span>}
    </p>
  );
}

/** From this many days on, the date is shown with its year instead of a count of days. */
const FAR_DAYS = 300;
