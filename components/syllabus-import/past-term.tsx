import { type Dispatch, useId } from "react";
import { keysOf } from "@/lib/contract/values";
import { formatDate } from "@/lib/time/format";
import { isPast, lastDate, type Term } from "./acceptance";
import { PAST_CHOICES, type PastChoice, type ReviewDraft } from "./review-draft";
import type { ReviewChange } from "./review-state";

interface PastTermProps {
  draft: ReviewDraft;
  /** The draft as it was proposed. */
  fresh: ReviewDraft;
  term: Term;
  /** `YYYY-MM-DD` */
  today: string;
  change: Dispatch<ReviewChange>;
}

/** Asks once about the work of a term that is over, before it would all be overdue. */
export function PastTerm({ draft, fresh, term, today, change }: PastTermProps) {
  const name = useId();
  if (!isPast(draft, term, today) && draft.past === "record") return null;
  return (
    <fieldset data-hue="amber" className="grid gap-2 rounded-lg bg-tint-soft px-4 py-3">
      <legend className="float-left font-semibold text-tint-ink">{said(fresh, term)}</legend>
      <p className="clear-both text-sm">What should become of its work?</p>
      {keysOf(PAST_CHOICES).map((past) => (
        <label key={past} className="flex min-h-9 w-fit items-start gap-3 text-sm">
          <input
            type="radio"
            name={name}
            checked={draft.past === past}
            onChange={() => change({ type: "past", past, fresh })}
            className="mt-0.5 size-4.5 shrink-0 accent-primary"
          />
          <span>
            <span className="block font-medium">{PAST_CHOICES[past]}</span>
            <span className="block text-muted-foreground">{WHY[past]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const WHY: Record<PastChoice, string> = {
  record: "It stays open on the course page, and the dashboard doesn't call it overdue.",
  finished: "You have taken the course. Topics stay for you to tick off.",
  undated: "You take the course now: you get the work, weights and topics, and set new dates.",
};

function said(fresh: ReviewDraft, { last }: Term) {
  const end = last ?? fresh.course.end_date;
  if (end) return `This term ended on ${formatDate(end)}`;
  const day = lastDate(fresh);
  if (!day) return `This syllabus is for ${fresh.course.semester}`;
  return `The last date in this syllabus was ${formatDate(day)}`;
}
