import { CalendarCheck, ClipboardList, ListChecks, type LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTicks } from "@/components/assignments/public";
import { useZone } from "@/components/common/session/session-provider";
import { courseHue, hue } from "@/components/shared/hue";
import { ProgressRing } from "@/components/shared/progress-ring";
import { SectionCard } from "@/components/shared/section-card";
import { TypeBadge } from "@/components/shared/type-badge";
import { cn } from "@/lib/cn";
import type { Dashboard, DueAssignment } from "@/lib/contract/dashboard";
import { formatDate, formatExamTime, relativeDay } from "@/lib/time/format";
import { DueList, DueRow, tickable } from "./due-list";
import { EmptyLine } from "./empty-line";

interface UpcomingAssignmentsProps {
  assignments: readonly DueAssignment[];
  /** How many are overdue: nobody is praised beside them. */
  late: number;
}

export function UpcomingAssignments({ assignments, late }: UpcomingAssignmentsProps) {
  const ticks = useTicks(assignments.map(tickable));
  return (
    <Panel
      title="Upcoming Assignments"
      icon={ClipboardList}
      count={ticks.rows.length}
      empty={`No upcoming assignments in the next 14 days.${late > 0 ? "" : " Good job!"}`}
    >
      <DueList label="Assignments of the next 14 days" when="coming" {...ticks} />
    </Panel>
  );
}

interface UpcomingExamsProps {
  exams: Dashboard["upcoming_exams"];
  /** Quizzes that are handed in: for a student they are quizzes as well. */
  quizzes: readonly DueAssignment[];
}

export function UpcomingExams({ exams, quizzes }: UpcomingExamsProps) {
  const { rows: ticked, tick } = useTicks(quizzes.map(tickable));
  const rows = [
    ...exams.map((exam) => ({ at: exam.exam_date, row: <ExamRow key={exam.id} exam={exam} /> })),
    ...ticked.map((quiz) => ({
      at: quiz.assignment.due_date,
      row: (
        <DueRow
          key={`quiz ${quiz.assignment.id}`}
          assignment={quiz.assignment}
          when="coming"
          done={quiz.done}
          onFinish={(done) => tick(quiz, done)}
        />
      ),
    })),
  ]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, ROWS_MAX);
  return (
    <Panel
      title="Upcoming Exams & Quizzes"
      icon={CalendarCheck}
      count={rows.length}
      empty="No upcoming exams or quizzes in the next 14 days."
    >
      <ul className="divide-y">{rows.map(({ row }) => row)}</ul>
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
      sign={CalendarCheck}
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
      count={plans.length}
      empty="No upcoming study plan deadlines in the next 14 days."
    >
      <ul className="divide-y">
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
      </ul>
    </Panel>
  );
}

type PanelProps = {
  title: string;
  icon: LucideIcon;
  count: number;
  /** Said instead of the rows while there is none. */
  empty: string;
  children: ReactNode;
};

function Panel({ title, icon, count, empty, children }: PanelProps) {
  if (count === 0) {
    return (
      <SectionCard title={title} flush>
        <EmptyLine icon={icon}>{empty}</EmptyLine>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={title} count={count} flush>
      {children}
    </SectionCard>
  );
}

type RowProps = {
  href: string;
  course_id?: number;
  title: string;
  /** Stands where other rows of the list have their box. */
  sign?: LucideIcon;
  badge?: ReactNode;
  detail: string;
  when: string;
  days: number;
  children?: ReactNode;
};

function Row(props: RowProps) {
  const { href, course_id, title, sign: Sign, badge, detail, when, days, children } = props;
  return (
    <li {...(course_id === undefined ? {} : hue(courseHue(course_id)))}>
      <Link
        href={href}
        className={cn(
          "flex items-center gap-4 py-3.5 pr-5 transition-colors -outline-offset-2 hover:bg-accent",
          Sign ? "pl-3" : "pl-5",
        )}
      >
        {Sign && (
          <span
            aria-hidden
            className="-mr-3 grid w-9 shrink-0 place-items-center text-tint-ink pointer-coarse:w-11"
          >
            <Sign className="size-4.5" />
          </span>
        )}
        <span
          className={
            "flex min-w-0 flex-1 items-center gap-4 " +
            "max-sm:flex-col max-sm:items-stretch max-sm:gap-0.5"
          }
        >
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
              <span className="min-w-0 font-medium break-words">{title}</span>
              {badge}
            </span>
            <span className="mt-0.5 flex items-center gap-2 text-sm text-muted-foreground">
              {course_id !== undefined && (
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
              )}
              <span className="truncate">{detail}</span>
            </span>
          </span>
          <span className="shrink-0 text-sm tabular-nums sm:text-right">
            <span className="sm:block">{when}</span>
            <span className="text-muted-foreground max-sm:ml-2 sm:block">{relativeDay(days)}</span>
          </span>
        </span>
        {children}
      </Link>
    </li>
  );
}
