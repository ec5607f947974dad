import type { Proposal } from "@/lib/contract/syllabus-imports";
import type { TermDates } from "./acceptance";
import { FactField } from "./course-facts";
import type { ReviewContext } from "./review-context";
import { ReviewSection } from "./review-section";

interface TermDatesOfferProps extends ReviewContext {
  told: Proposal["course"];
  course: TermDates;
}

/** Offers the term dates of the syllabus for a course that has none. */
export function TermDatesOffer(props: TermDatesOfferProps) {
  const { draft, change, course } = props;
  return (
    <ReviewSection
      title="Term dates"
      description="Your course has none yet, but the syllabus does."
    >
      <label className="flex min-h-9 w-fit items-center gap-3">
        <input
          type="checkbox"
          checked={draft.sets_term}
          onChange={({ target }) => change({ type: "term", sets_term: target.checked })}
          className="size-4.5 accent-primary"
        />
        Use them for this course
      </label>
      {draft.sets_term && (
        <div className="grid gap-4 @md:grid-cols-2">
          {!course.start_date && (
            <FactField {...props} field="start_date" label="Start date" under="term" />
          )}
          {!course.end_date && (
            <FactField {...props} field="end_date" label="End date" under="term" />
          )}
        </div>
      )}
    </ReviewSection>
  );
}
