import { TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PROGRESSIONS } from "@/lib/contract/values";
import { formatDate } from "@/lib/time/format";
import { hoursText } from "./plan-facts";
import { PlanSection } from "./plan-section";

/** What does not fit, said plainly, and the ways to make it fit. */
export function Shortfalls({ plan: { generation } }: { plan: StudyPlan }) {
  if (!generation || generation.shortfalls.length === 0) return null;
  return (
    <div role="note" data-hue="amber" className="grid gap-2 rounded-lg bg-tint-soft px-4 py-3.5">
      <h3 className="flex items-center gap-2 font-semibold text-tint-ink">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        You don't have enough hours for all of it
      </h3>
      <ul className="grid gap-1 text-sm">
        {generation.shortfalls.map(
          ({ due, hours_needed, hours_available, hours_short, topics }) => (
            <li key={due}>
              By {formatDate(due)}, you need {hoursText(hours_needed)} and have{" "}
              {hoursText(hours_available)}: <strong>{hoursText(hours_short)} short</strong>
              {topics.length > 0 && ` (${topics.join(", ")})`}.
            </li>
          ),
        )}
      </ul>
      {generation.options.length > 0 && (
        <>
          <p className="text-sm font-medium">To make it fit:</p>
          <ul className="grid list-disc gap-0.5 pl-5 text-sm">
            {generation.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The request, how it was understood, and whether rules or a model made the plan. */
export function PlanOrigin({ plan: { generation, description } }: { plan: StudyPlan }) {
  if (!generation) return null;
  const { request, understood, notes, made_by, hours_per_day, progression } = generation;
  return (
    <PlanSection title="How we made it">
      {request && request !== description && (
        <blockquote className="border-l-2 pl-3 text-sm break-words whitespace-pre-wrap text-muted-foreground">
          {request}
        </blockquote>
      )}
      <ul aria-label="What we understood" className="flex flex-wrap gap-1.5">
        {[
          ...understood,
          `${hoursText(hours_per_day)} a day at most`,
          PROGRESSIONS[progression],
        ].map((words) => (
          <li key={words}>
            <Badge className="h-auto min-h-5.5 whitespace-normal">{words}</Badge>
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <ul className="grid list-disc gap-0.5 pl-5 text-sm">
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted-foreground">{request === "" ? BY_HAND : AUTHORS[made_by]}</p>
    </PlanSection>
  );
}

const AUTHORS = {
  rules: "We took the topics and hours from your course and its files, without a language model.",
  model: "A language model suggested topics and what to focus on. We picked the days.",
};
/** Its days may have been laid all the same. */
const BY_HAND = "You made the plan. We picked the days for its sessions.";
