import { useQuery } from "@tanstack/react-query";
import { useZone } from "@/components/common/session/session-provider";
import { examQueries } from "@/components/exams/queries";
import { StatusBadge } from "@/components/shared/status-badge";
import { TitledSection } from "@/components/shared/titled-section";
import { formatExamTime, relativeDay } from "@/lib/time/format";

/** The exams that cover a topic; nothing where none does. */
export function TopicExams({ course_id, title }: { course_id: number; title: string }) {
  const zone = useZone();
  const { data = [] } = useQuery(examQueries.list(course_id));
  const covering = data.flatMap((exam) => {
    const covered = exam.syllabus_coverage.find(({ topic }) => isSame(topic, title));
    return covered ? [{ exam, covered }] : [];
  });
  if (covering.length === 0) return null;
  return (
    <TitledSection title={covering.length === 1 ? "Its exam" : "Its exams"}>
      <ul className="grid gap-2 text-sm">
        {covering.map(({ exam, covered }) => (
          <li key={exam.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium break-words">{exam.name}</span>
            <span className="text-muted-foreground tabular-nums">
              {formatExamTime(exam, zone)}, {relativeDay(exam.days_until_exam)} ·{" "}
              {covered.weightage}% of it
            </span>
            {exam.preparation_status[covered.topic] === true && (
              <StatusBadge status="completed">Prepared</StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function isSame(a: string, b: string) {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
