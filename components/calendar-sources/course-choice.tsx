import type { Course } from "@/components/courses/queries";
import { Select } from "@/components/ui/select";

interface CourseChoiceProps {
  /** Read out: what stands beside it says it to those who see. */
  label: string;
  courses: Course[] | undefined;
  value: number | null;
  onChange: (course_id: number | null) => void;
}

export function CourseChoice({ label, courses = [], value, onChange }: CourseChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      className="h-8 text-sm"
    >
      <option value="">Choose a course</option>
      {courses.map(({ id, name, code }) => (
        <option key={id} value={id}>
          {code ? `${code} · ${name}` : name}
        </option>
      ))}
    </Select>
  );
}
