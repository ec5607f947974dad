import { useZone } from "@/components/common/session/session-provider";
import type { Course } from "@/components/courses/queries";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { CalendarItem } from "@/lib/contract/calendar-sources";
import { additionOf, type Choice, type SentDecision } from "./choices";
import { CourseChoice } from "./course-choice";
import { factsText, whenText } from "./values";

interface ProposalRowProps {
  item: CalendarItem;
  choice: Choice;
  /** Given where the calendar names no course: each chooses its own. */
  courses: Course[] | undefined;
  onChoose: (change: Partial<Choice>) => void;
  onDecide: (decisions: SentDecision[]) => void;
}

/** Something new in the calendar. */
export function ProposalRow({ item, choice, courses, onChoose, onDecide }: ProposalRowProps) {
  const zone = useZone();
  const { id, title, url, same, course_id } = item;
  const addition = additionOf(item, choice);
  const canBeSame = same !== null && choice.course_id === course_id;

  return (
    <li className="grid gap-2 px-3.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <h4 className="font-medium wrap-anywhere">{title}</h4>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {factsText(item, zone)}
          {url && (
            <>
              {" · "}
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="text-link underline underline-offset-4"
              >
                Open
                <span className="sr-only"> {title} where it comes from, in a new tab</span>
              </a>
            </>
          )}
        </p>
        <div className="mt-2 flex flex-wrap gap-2 *:max-w-full">
          <Select
            aria-label={`${title} is`}
            value={choice.as}
            onChange={({ target }) => onChoose({ as: kindNamed(target.value) })}
            className="h-8 text-sm"
          >
            {canBeSame && (
              <option value="same">
                The same as “{same.title}”, {whenText({ at: same.at ?? "", has_time: true }, zone)}
              </option>
            )}
            <option value="assignment">A new assignment</option>
            <option value="exam">A new exam</option>
          </Select>
          {courses && choice.as !== "same" && (
            <CourseChoice
              label={`Course of ${title}`}
              courses={courses}
              value={choice.course_id}
              onChange={(next) => onChoose({ course_id: next })}
            />
          )}
        </div>
        {choice.as === "same" && (
          <p className="mt-1.5 text-sm text-muted-foreground">
            Your title and date stay, and it follows the calendar from now on.
          </p>
        )}
      </div>
      <div className="flex gap-2 sm:justify-end">
        <Button
          variant="secondary"
          size="sm"
          disabled={!addition}
          onClick={() => addition && onDecide([addition])}
        >
          {choice.as === "same" ? "Link" : "Add"}
          <span className="sr-only"> {title}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onDecide([{ action: "ignore", item_id: id }])}
        >
          Ignore
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

function kindNamed(value: string): Choice["as"] {
  return value === "same" || value === "exam" ? value : "assignment";
}
