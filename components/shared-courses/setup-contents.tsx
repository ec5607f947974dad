import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { fileSize } from "@/components/shared/format";
import { ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import { CLASS_KINDS } from "@/lib/contract/class-values";
import type { CourseSetup } from "@/lib/contract/course-setup";
import type { SharedFile } from "@/lib/contract/shared-courses";
import { EXAM_TYPES } from "@/lib/contract/values";
import { counted } from "@/lib/text/counted";
import { formatDate, formatInstant } from "@/lib/time/format";
import { weeklyWords } from "@/lib/time/weekly-words";

interface SetupContentsProps {
  setup: CourseSetup;
  /** In which times are shown. */
  zone: string;
  /** What comes along with it. */
  files?: readonly SharedFile[];
  /** Keys of what the chosen course has already. */
  there?: ReadonlySet<string>;
}

/** All that is in a setup, part by part, each folded to its count. */
export function SetupContents({ setup, zone, files = [], there }: SetupContentsProps) {
  const { course, class_times, assignments, exams, topics, grading } = setup;
  const mark = (key: string) => there?.has(key) && <There />;
  return (
    <div className="grid gap-3">
      <CourseLines course={course} />
      <div className="divide-y rounded-lg border empty:hidden">
        <Part title={counted(class_times.length, "class time")} count={class_times.length}>
          {class_times.map((item) => (
            <Row key={item.key} name={CLASS_KINDS[item.kind]} aside={mark(item.key)}>
              {[weeklyWords(item), item.location].filter(Boolean).join(", ")}
            </Row>
          ))}
        </Part>
        <Part title={counted(assignments.length, "assignment")} count={assignments.length}>
          {assignments.map((item) => (
            <Row key={item.key} name={item.title} aside={mark(item.key)}>
              {factsOf(
                item.due_date ? formatInstant(item.due_date, zone) : "No date yet",
                ASSIGNMENT_TYPES[item.assignment_type],
                item.points !== null && `${item.points} points`,
                item.weight !== null && `${item.weight}% of the grade`,
              )}
              <Description text={item.description} />
            </Row>
          ))}
        </Part>
        <Part title={counted(exams.length, "exam")} count={exams.length}>
          {exams.map((item) => (
            <Row key={item.key} name={item.name} aside={mark(item.key)}>
              {factsOf(
                item.exam_date.includes("T")
                  ? formatInstant(item.exam_date, zone)
                  : formatDate(item.exam_date),
                EXAM_TYPES[item.exam_type],
                item.duration_minutes !== null && `${item.duration_minutes} minutes`,
                item.location,
                item.weight !== null && `${item.weight}% of the grade`,
              )}
              <Description text={item.description} />
            </Row>
          ))}
        </Part>
        <Part title={counted(topics.length, "topic")} count={topics.length}>
          {topics.map((item) => (
            <Row key={item.key} name={item.title} aside={mark(item.key)}>
              {item.week !== null && `Week ${item.week}`}
              <Description text={item.description} />
            </Row>
          ))}
        </Part>
        <Part
          title={`${counted(grading.components.length, "part")} of the grade`}
          count={grading.components.length}
        >
          {grading.components.map(({ key, title, weight, count }) => (
            <Row key={key} name={title}>
              {factsOf(weight !== null && `${weight}%`, count !== null && counted(count, "piece"))}
            </Row>
          ))}
        </Part>
        <Part title={counted(files.length, "file")} count={files.length}>
          {files.map(({ name, size }, at) => (
            // Two of them may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
            <Row key={at} name={name}>
              {fileSize(size)}
            </Row>
          ))}
        </Part>
      </div>
    </div>
  );
}

function CourseLines({ course }: Pick<CourseSetup, "course">) {
  const { name, code, instructor, semester, credits, start_date, end_date } = course;
  const facts = factsOf(
    code,
    semester,
    instructor,
    credits !== null && counted(credits, "credit"),
    start_date && end_date && `${formatDate(start_date)} to ${formatDate(end_date)}`,
  );
  return (
    <div className="min-w-0">
      <p className="text-lg font-semibold wrap-anywhere">{name}</p>
      {facts && <p className="text-sm text-muted-foreground">{facts}</p>}
    </div>
  );
}

interface PartProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Part({ title, count, children }: PartProps) {
  if (count === 0) return null;
  return (
    <details className="group">
      <summary
        className={
          "flex min-h-11 list-none items-center gap-2 px-4 font-medium " +
          "focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden"
        }
      >
        <ChevronRight
          aria-hidden
          className="size-4 text-muted-foreground transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <ul className="divide-y border-t">{children}</ul>
    </details>
  );
}

interface RowProps {
  name: string;
  aside?: ReactNode;
  children: ReactNode;
}

function Row({ name, aside, children }: RowProps) {
  return (
    <li className="flex items-start justify-between gap-3 py-2 pr-4 pl-10 text-sm">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <div className="text-muted-foreground empty:hidden">{children}</div>
      </div>
      {aside}
    </li>
  );
}

function Description({ text }: { text: string }) {
  return text && <p className="mt-0.5 line-clamp-3 whitespace-pre-line wrap-anywhere">{text}</p>;
}

function There() {
  return (
    <span className="shrink-0 rounded-md bg-muted px-1.5 py-0.5 text-xs text-muted-foreground">
      You have it
    </span>
  );
}

function factsOf(...facts: (string | false | null)[]): string {
  return facts.filter(Boolean).join(" · ");
}
