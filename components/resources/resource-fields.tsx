import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { courseQueries } from "@/components/courses/queries";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { bindField, numberOrNull } from "@/lib/client/form";
import { DIFFICULTIES } from "@/lib/contract/difficulties";

/** What a resource form says about a resource besides its title and description. */
interface AboutForm {
  course?: unknown;
  subject?: string | undefined;
  difficulty_level?: unknown;
}

/** Course, subject and difficulty. Stands in a form that holds them. */
export function ResourceFields({ courseRequired }: { courseRequired?: boolean }) {
  const form = useFormContext<AboutForm>();
  const { data: courses = [] } = useQuery(courseQueries.list());
  // Controlled: the courses may arrive after the field has its value.
  const course = useWatch<AboutForm, "course">({ name: "course" });
  return (
    <div className="grid grid-cols-2 gap-4">
      <SelectField
        label="Course"
        required={courseRequired}
        className="max-sm:col-span-2"
        placeholder={courseRequired ? "Choose a course" : "No course"}
        options={courses.map(({ id, name }) => ({ value: id, label: name }))}
        {...bindField(form, "course", { setValueAs: numberOrNull })}
        value={typeof course === "number" ? course : ""}
      />
      <SelectField
        label="Difficulty"
        className="max-sm:col-span-2"
        placeholder="Not set"
        options={LEVELS}
        {...bindField(form, "difficulty_level", { setValueAs: numberOrNull })}
      />
      <TextField
        label="Subject"
        className="col-span-2"
        autoComplete="off"
        {...bindField(form, "subject")}
      />
    </div>
  );
}

const LEVELS = optionsOf(DIFFICULTIES);
