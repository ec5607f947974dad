import { TextField } from "@/components/shared/text-field";
import type { Proposal } from "@/lib/contract/syllabus-imports";
import { IMPORT_CONFIDENCES } from "@/lib/contract/values";
import { DESCRIBED } from "./course-details";
import { LocationChip } from "./location-chip";
import type { ReviewContext } from "./review-context";
import type { CourseField } from "./review-draft";
import { ReviewSection } from "./review-section";
import { sourceAt } from "./source";

interface CourseFactsProps extends ReviewContext {
  told: Proposal["course"];
}

/** The facts of the new course, each with the place where the syllabus says it. */
export function CourseFacts(props: CourseFactsProps) {
  return (
    <ReviewSection title="Course" description="We filled in what the syllabus says.">
      <div className="grid gap-4 @md:grid-cols-6">
        <FactField
          {...props}
          field="name"
          label="Course name"
          required
          className="@md:col-span-4"
        />
        <FactField {...props} field="code" label="Code" className="@md:col-span-2" />
        <FactField {...props} field="instructor" label="Instructor" className="@md:col-span-3" />
        <FactField {...props} field="semester" label="Semester" className="@md:col-span-3" />
        <FactField {...props} field="start_date" label="Start date" className="@md:col-span-3" />
        <FactField {...props} field="end_date" label="End date" className="@md:col-span-3" />
        {props.told.credits && (
          <FactField {...props} field="credits" label="Credits" className="@md:col-span-3" />
        )}
        {DESCRIBED.map(
          ({ field, label }) =>
            props.told[field] &&
            !(field === "meeting_times" && props.draft.class_times.length > 0) && (
              <FactField
                {...props}
                key={field}
                field={field}
                label={label}
                className="@md:col-span-3"
              />
            ),
        )}
      </div>
    </ReviewSection>
  );
}

interface FactFieldProps extends CourseFactsProps {
  field: CourseField;
  label: string;
  required?: boolean;
  /** Where its error is found. */
  under?: "course" | "term";
  className?: string;
}

export function FactField({
  field,
  label,
  required,
  under = "course",
  className,
  told,
  draft,
  errors,
  change,
  source,
  paged,
  onSelect,
  onOpen,
}: FactFieldProps) {
  const fact = told[field];
  const place = fact && sourceAt(`course.${field}`, fact);
  return (
    <TextField
      label={label}
      required={required}
      type={field.endsWith("date") ? "date" : "text"}
      autoComplete="off"
      className={className}
      value={draft.course[field]}
      onChange={({ target }) => change({ type: "course", field, value: target.value })}
      onFocus={() => place && onSelect(place)}
      error={errors[`${under}.${field}`]}
      helper={
        place && (
          <span className="flex flex-wrap items-center gap-2">
            <LocationChip
              page={paged ? fact.page : null}
              about={fact.value}
              selected={source?.row === place.row}
              onOpen={() => onOpen(place)}
            />
            {IMPORT_CONFIDENCES[fact.confidence]}
          </span>
        )
      }
    />
  );
}
