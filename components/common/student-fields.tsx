import type { ComponentProps } from "react";
import { optionsOf, SelectField } from "@/components/shared/select-field";
import { TextField } from "@/components/shared/text-field";
import { type bindField, numberOrNull } from "@/lib/client/form";
import { MAJORS, YEARS_OF_STUDY } from "@/lib/contract/values";

interface StudentFieldsProps<Name extends string> {
  /** Binds a field of the form they stand in: `(name, options) => bind(form, name, options)`. */
  field: (
    name: Name,
    options?: { setValueAs: typeof numberOrNull },
  ) => ReturnType<typeof bindField>;
}

export function NameFields({ field }: StudentFieldsProps<"first_name" | "last_name">) {
  return (
    <>
      <TextField label="First name" required autoComplete="given-name" {...field("first_name")} />
      <TextField label="Last name" required autoComplete="family-name" {...field("last_name")} />
    </>
  );
}

interface StudyFieldsProps extends StudentFieldsProps<"year_of_study" | "major"> {
  /** What a choice shows that is not made. */
  placeholder: string;
  /** The student's own, which stays a choice when the list does not have it. */
  major?: string;
}

export function StudyFields({ field, placeholder, major }: StudyFieldsProps) {
  return (
    <>
      <SelectField
        label="Year of study"
        placeholder={placeholder}
        options={YEARS}
        {...field("year_of_study", { setValueAs: numberOrNull })}
      />
      <SelectField
        label="Major"
        placeholder={placeholder}
        options={majorChoices(major)}
        {...field("major")}
      />
    </>
  );
}

export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return <TextField label="Email" required type="email" autoComplete="email" {...props} />;
}

const YEARS = optionsOf(YEARS_OF_STUDY);

function majorChoices(current = "") {
  const majors: string[] = [...MAJORS];
  if (current && !majors.includes(current)) majors.unshift(current);
  return majors.map((major) => ({ value: major, label: major }));
}
