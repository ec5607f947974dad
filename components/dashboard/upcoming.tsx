import { CalendarCheck, ClipboardList, ListChecks, type LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { courseHue, hue } from "@/components/shared/hue";
import { ProgressRing } from "@/components/shared/progress-ring";
import { SectionCard } from "@/components/shared/section-card";
import { TypeBadge } from "@/components/shared/status-badge";
import type { Dashboard, DueAssignment } from "@/lib/contract/dashboard";
import { formatDate, formatExamTime, formatInstant, relativeDay } from "@/lib/time/format";
import { EmptyLine } from "./empty-line";

interface UpcomingAssignmentsProps {
  assignments: readonly DueAssignment[];
  /** How many are overdue: nobody is praised beside them. */
  late: number;
}

export function UpcomingAssignments({ assignments, late }: UpcomingAssignmentsProps) {
  const zone = useZone();
  return (
    <Panel
      title="Upcoming Assignments"
      icon={ClipboardList}
      empty={`No upcoming assignments in the next 14 days.${late > 0 ? "" : " Good job!"}`}
    >
      {assignments.map(({ id, course_id, title, course_name, due_date, days_until_due }) => (
        <Row
          key={id}
          href={`/courses/${course_id}`}
          course_id={course_id}
          title={title}
          detail={course_name}
          when={formatInstant(due_date, zone)}
          days={days_until_due}
        />
      ))}
    </Panel>
  );
}

interface UpcomingExamsProps {
  exams: Dashboard["upcoming_exams"];
  /** Quizzes that are handed in: for a student they are quizzes as well. */
  quizzes: readonly DueAssignment[];
}

export function UpcomingExams({ exams, quizzes }: UpcomingExamsProps) {
  const zone = useZone();
  const rows = [
    ...exams.map((exam) => ({ at: exam.exam_date, row: <ExamRow key={exam.id} exam={exam} /> })),
    ...quizzes.map((quiz) => ({
      at: quiz.due_date,
      row: (
        <Row
          key={`quiz ${quiz.id}`}
          href={`/courses/${quiz.course_id}`}
          course_id={quiz.course_id}
          title={quiz.title}
          badge={<TypeBadge type="quiz">{quiz.assignment_type_display}</TypeBadge>}
          detail={quiz.course_name}
          when={formatInstant(quiz.due_date, zone)}
          days={quiz.days_until_due}
        />
      ),
    })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Panel
      title="Upcoming Exams & Quizzes"
      icon={CalendarCheck}
      empty="No upcoming exams or quizzes in the next 14 days."
    >
      {rows.slice(0, ROWS_MAX).map(({ row }) => row)}
    </Panel>
  );
}

const ROWS_MAX = 5;

function ExamRow({ exam }: { exam: Dashboard["upcoming_exams"][number] }) {
  const zone = useZone();
  return (
    <Row
      href={`/courses/${exam.course_id}`}
      course_id={exam.course_id}
      title={exam.name}
      badge={<TypeBadge type={exam.exam_type}>{exam.exam_type_display}</TypeBadge>}
      detail={[exam.course_name, exam.location].filter(Boolean).join(" · ")}
      when={formatExamTime(exam, zone)}
      days={exam.days_until_exam}
    >
      <ProgressRing
        size={26}
        value={exam.preparation_percentage}
        label={`Preparation for ${exam.name}`}
      />
    </Row>
  );
}

export function UpcomingPlans({ plans }: { plans: Dashboard["upcoming_study_plan_deadlines"] }) {
  return (
    <Panel
      title="Study Plan Deadlines"
      icon={ListChecks}
      empty="No upcoming study plan deadlines in the next 14 days."
    >
      {plans.map((plan) => (
        <Row
          key={plan.id}
          href="/study-plans"
          title={plan.title}
          detail={`${Math.round(plan.progress_percentage)}% done`}
          when={formatDate(plan.end_date)}
          days={plan.days_until_deadline}
        >
          <ProgressRing
            size={26}
            value={plan.progress_percentage}
            label={`Progress of ${plan.title}`}
          />
        </Row>
      ))}
    </Panel>
  );
}

type PanelProps = { title: string; icon: LucideIcon; empty: string; children: ReactNode[] };

function Panel({ title, icon, empty, children }: PanelProps) {
  if (children.length === 0) {
    return (
      <SectionCard title={title} flush>
        <EmptyLine icon={icon}>{empty}</EmptyLine>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={title} count={children.length} flush>
      <ul className="divide-y">{children}</ul>
    </SectionCard>
  );
}

type RowProps = {
  href: string;
  course_id?: number;
  title: string;
  badge?: ReactNode;
  detail: string;
  when: string;
  days: number;
  children?: ReactNode;
};

function Row({ href, course_id, title, badge, detail, when, days, children }: RowProps) {
  return (
    <li {...(course_id === undefined ? {} : hue(courseHue(course_id)))}>
      <Link
        href={href}
        className="flex items-center gap-4 px-5 py-3.5 transition-colors -outline-offset-2 hover:bg-accent"
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium">{title}</span>
            {badge}
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-sm text-muted-foreground">
            {course_id !== undefined && (
              <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
            )}
            <span className="truncate">{detail}</span>
          </span>
        </span>
        <span className="shrink-0 text-right text-sm tabular-nums">
          <span className="block">{when}</span>
          <span className="block text-muted-foreground">{relativeDay(days)}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}
