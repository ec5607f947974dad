import Link from "next/link";
import { FinalGradeField } from "@/components/grades/public";
import { Select } from "@/components/ui/select";
import type { CourseResult, GradePoints } from "@/lib/contract/gpa";
import { courseText } from "@/lib/grades/gpa-text";
import type { SupposedGrades } from "./what-if";

interface CourseRowProps {
  course: CourseResult;
  points: GradePoints;
  /** Undefined while nothing is tried out. */
  guesses: SupposedGrades | undefined;
  onGuess: (letter: string) => void;
}

/** A course with its grade, to be said or supposed. */
export function CourseRow({ course, points, guesses, onGuess }: CourseRowProps) {
  const { course_id, name, code, is_sample } = course;
  const title = code ? `${code} ${name}` : name;
  const guess = guesses?.get(course_id) ?? "";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0">
        <Link
          href={`/courses/${course_id}`}
          className={
            "inline-flex min-h-6 items-center rounded-sm text-sm font-medium break-words " +
            "underline-offset-4 hover:underline pointer-coarse:min-h-11"
          }
        >
          {title}
        </Link>
        <p className="text-sm text-pretty text-muted-foreground tabular-nums">
          {courseText(course, points)}
        </p>
      </div>
      {is_sample ? null : guesses && course.is_final && !guess ? (
        <span className="text-sm font-medium">{course.letter}</span>
      ) : guesses ? (
        <Select
          aria-label={`Supposed grade of ${name}`}
          className="w-28"
          value={guess}
          onChange={({ target }) => onGuess(target.value)}
        >
          <option value="">As it is</option>
          {points.map(([letter]) => (
            <option key={letter} value={letter}>
              {letter}
            </option>
          ))}
        </Select>
      ) : (
        <FinalGradeField course={course} />
      )}
    </li>
  );
}
