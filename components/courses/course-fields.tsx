import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { bindField, numberOrNull } from "@/lib/client/form";
import type { CourseInput } from "@/lib/contract/courses";
import { DIFFICULTIES } from "@/lib/contract/difficulties";
import { CREDITS_MAX } from "@/lib/contract/values";
import { semesterChoices } from "./semesters";

type CourseFieldsProps = {
  form: UseFormReturn<z.input<typeof CourseInput>, unknown, z.output<typeof CourseInput>>;
  /** The semester the course has, which stays a choice whatever the year. */
  semester: string | undefined;
};

export function CourseFields({ form, semester }: CourseFieldsProps) {
  const half = "sm:col-span-3";
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <TextField
        label="Course name"
        required
        className="sm:col-span-4"
        autoComplete="off"
        {...bindField(form, "name")}
      />
      <TextField
        label="Code"
        className="sm:col-span-2"
        autoComplete="off"
        {...bindField(form, "code")}
      />
      <TextField
        label="Instructor"
        className={half}
        autoComplete="off"
        {...bindField(form, "instructor")}
      />
      <SelectField
        label="Semester"
        className={half}
        placeholder="Not set"
        options={semesterChoices(new Date().getFullYear(), semester)}
        {...bindField(form, "semester")}
      />
      <TextField
        label="Credits"
        required
        type="number"
        inputMode="decimal"
        min={0}
        max={CREDITS_MAX}
        step="any"
        className={half}
        {...bindField(form, "credits", { setValueAs: credits })}
      />
      <SelectField
        label="Difficulty"
        className={half}
        placeholder="Not set"
        options={LEVELS}
        {...bindField(form, "difficulty_level", { setValueAs: numberOrNull })}
      />
      <TextField
        label="Start date"
        type="date"
        className={half}
        {...bindField(form, "start_date", { setValueAs: textOrNull, also: ["end_date"] })}
      />
      <TextField
        label="End date"
        type="date"
        className={half}
        {...bindField(form, "end_date", { setValueAs: textOrNull })}
      />
      <TextArea
        label="Description"
        rows={3}
        className="sm:col-span-6"
        {...bindField(form, "description")}
      />
      <TextArea
        label="Syllabus"
        rows={3}
        helper="Paste the text, if you have it."
        className="sm:col-span-6"
        {...bindField(form, "syllabus_text")}
      />
    </div>
  );
}

const LEVELS = optionsOf(DIFFICULTIES);

/** The API takes courses without credits, this form does not: an empty field is no number. */
const credits = (value: unknown) => numberOrNull(value) ?? Number.NaN;

const textOrNull = (value: unknown) => value || null;
