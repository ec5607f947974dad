import { Eye, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { ActionMenu } from "@/components/shared/action-menu";
import { courseHue, hue } from "@/components/shared/hue";
import { Progress } from "@/components/ui/progress";
import { CourseDifficulty } from "./course-difficulty";
import type { Course } from "./queries";
import { REMOVE_SAMPLE } from "./sample-course";

type CourseCardProps = { course: Course; onEdit: () => void; onDelete: () => void };

/** The whole card is the link; its menu lies above. */
export function CourseCard({ course, onEdit, onDelete }: CourseCardProps) {
  const router = useRouter();
  const href = `/courses/${course.id}`;
  return (
    <article
      {...hue(courseHue(course.id))}
      className={
        "relative flex h-full min-h-46 flex-col rounded-xl border bg-card p-5 shadow-card " +
        "transition-[border-color,box-shadow] hover:border-input/60 " +
        "has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 " +
        "has-[a:focus-visible]:outline-ring"
      }
    >
      <span aria-hidden className="absolute inset-y-5 left-0 w-1 rounded-r-full bg-tint" />
      <div className="flex min-h-7 items-center justify-between gap-3">
        <p className="truncate text-sm text-muted-foreground">
          <span className="font-semibold text-tint-ink">{course.code}</span>
          {course.code && course.semester && " · "}
          {course.semester}
        </p>
        <div className="relative z-10 -mr-2">
          <ActionMenu
            label={`Actions for ${course.name}`}
            items={[
              { label: "View", icon: Eye, onSelect: () => router.push(href) },
              { label: "Edit", icon: Pencil, onSelect: onEdit },
              {
                label: course.is_sample ? REMOVE_SAMPLE : "Delete",
                icon: Trash2,
                onSelect: onDelete,
                tone: "danger",
              },
            ]}
          />
        </div>
      </div>
      <h2 className="mt-0.5 line-clamp-2 text-lg font-semibold">
        <Link
          href={href}
          prefetch
          className="outline-none after:absolute after:inset-0 after:rounded-xl"
        >
          {course.name}
        </Link>
      </h2>
      <p className="mt-1 truncate text-sm text-muted-foreground">{course.instructor}</p>
      <div className="mt-auto pt-6">
        {course.tracked_percentage !== null && (
          <Progress
            className="mb-3"
            value={course.tracked_percentage}
            label={`Progress in ${course.name}`}
          />
        )}
        <div className="flex min-h-5.5 items-center justify-between gap-3">
          <p className="text-sm text-muted-foreground tabular-nums">{assignmentsOf(course)}</p>
          {course.difficulty_level !== null && <CourseDifficulty level={course.difficulty_level} />}
        </div>
      </div>
    </article>
  );
}

function assignmentsOf({ assignment_count, completed_assignment_count }: Course) {
  if (assignment_count === 0) return "No assignments yet";
  const noun = assignment_count === 1 ? "assignment" : "assignments";
  return `${completed_assignment_count} of ${assignment_count} ${noun} done`;
}
