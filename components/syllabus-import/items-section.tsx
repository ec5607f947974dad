import { ChevronRight, CircleCheck, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import type { Proposal, ProposedItem } from "@/lib/contract/syllabus-imports";
import { counted } from "@/lib/text/counted";
import { gradingOf } from "./acceptance";
import { ItemRow } from "./item-row";
import type { ReviewContext } from "./review-context";
import { existingOf, type ItemDraft } from "./review-draft";
import { ReviewSection } from "./review-section";
import { keptGradingText, weightsOf } from "./summary";

interface ItemsSectionProps extends ReviewContext {
  proposal: Proposal;
  zone: string;
  /** With a course that has items already. */
  compares: boolean;
}

/** The graded items; what would change nothing is folded away. */
export function ItemsSection({ proposal, zone, compares, ...shared }: ItemsSectionProps) {
  const { draft, errors, change, source, paged, onSelect, onOpen } = shared;
  const unsureId = useId();
  const drafts = new Map(draft.items.map((item) => [item.key, item]));
  const changing = proposal.items.filter((item) => item.change !== "same");
  const open = changing.filter((item) => item.is_certain);
  const unsure = changing.filter((item) => !item.is_certain);
  const same = proposal.items.filter((item) => item.change === "same");
  const ticked = draft.items.filter((item) => item.ticked).length;
  const taken = draft.items.flatMap(({ existing }) => existing ?? []).join("|");
  const tick = (ticked: boolean) =>
    change({ type: "tick", list: "items", keys: new Set(open.map(({ key }) => key)), ticked });

  const row = (item: ProposedItem, itemDraft: ItemDraft | undefined) =>
    itemDraft && (
      <ItemRow
        key={item.key}
        item={item}
        draft={itemDraft}
        existing={existingOf(proposal, itemDraft.existing)}
        courseItems={proposal.course_items}
        taken={taken}
        titleError={errors[`items.${item.key}.title`]}
        dateError={errors[`items.${item.key}.date`]}
        weightError={errors[`items.${item.key}.weight`]}
        selected={source?.row === `items.${item.key}`}
        {...{ zone, paged, change, onSelect, onOpen }}
      />
    );

  return (
    <ReviewSection
      title="Graded items"
      count={`${ticked} of ${draft.items.length} chosen`}
      description={
        <>
          Times in {zone.replaceAll("_", " ")}. “Exact” is what the syllabus says, “Inferred” is
          what we worked out. We leave items without a date unticked.
          {compares && " We update what changed. Your marks, hours and notes stay."}
        </>
      }
      actions={
        open.length > 1 && (
          <>
            <Button variant="ghost" size="sm" onClick={() => tick(true)}>
              All<span className="sr-only"> items</span>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => tick(false)}>
              None<span className="sr-only"> of the items</span>
            </Button>
          </>
        )
      }
    >
      {open.length > 0 && (
        <ul aria-label="Graded items" className="divide-y rounded-lg border">
          {open.map((item) => row(item, drafts.get(item.key)))}
        </ul>
      )}
      {unsure.length > 0 && (
        <div className="grid gap-2">
          <h4 id={unsureId} className="text-sm font-medium">
            We're not sure about these
          </h4>
          <p className="text-sm text-muted-foreground">
            The syllabus names them and may count them. Choose the ones that do.
          </p>
          <ul aria-labelledby={unsureId} className="divide-y rounded-lg border">
            {unsure.map((item) => row(item, drafts.get(item.key)))}
          </ul>
        </div>
      )}
      {same.length > 0 && (
        <details className="group rounded-lg border">
          <summary className="flex min-h-10 items-center gap-2 px-4 text-sm font-medium">
            <ChevronRight
              aria-hidden
              className="size-4 text-muted-foreground transition-transform group-open:rotate-90"
            />
            No change ({same.length})
          </summary>
          <ul aria-label="Items without a change" className="divide-y border-t">
            {same.map((item) => row(item, drafts.get(item.key)))}
          </ul>
        </details>
      )}
      <Weights {...weightsOf(draft, proposal)} compares={proposal.course_items.length > 0} />
      <KeepGrading {...{ draft, change, compares, proposal }} />
    </ReviewSection>
  );
}

type KeepGradingProps = Pick<ItemsSectionProps, "draft" | "change" | "compares" | "proposal">;

/** The weights count for the grade even where there is nothing to put into the calendar. */
function KeepGrading({ draft, change, compares, proposal }: KeepGradingProps) {
  const parts = gradingOf(draft).length;
  const { letter_scale, other_weighting } = proposal;
  const grading_remarks = proposal.grading_remarks.filter(
    ({ quote }) => quote !== other_weighting?.quote,
  );
  if (parts === 0 && !letter_scale && grading_remarks.length === 0) return null;
  return (
    <div className="grid gap-1">
      <label className="flex min-h-9 w-fit items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={draft.keeps_grading}
          onChange={({ target }) => change({ type: "grading", keeps_grading: target.checked })}
          className="size-4.5 shrink-0 accent-primary"
        />
        <span>{keptGradingText(parts, proposal, compares)}</span>
      </label>
      {other_weighting && (
        <p className="pl-7.5 text-sm">
          {WEIGHTINGS[other_weighting.counts]}{" "}
          <span className="text-muted-foreground">
            “{other_weighting.quote}”{" "}
            <span className="whitespace-nowrap">p. {other_weighting.page}</span>
          </span>
        </p>
      )}
      {grading_remarks.length > 0 && (
        <ul className="grid gap-1 pl-7.5 text-sm text-muted-foreground">
          {grading_remarks.map(({ sentence, page }) => (
            <li key={sentence}>
              “{sentence}” <span className="whitespace-nowrap">p. {page}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const WEIGHTINGS = {
  if_better: "There are two weightings, and we count the better one.",
  by_choice: "You can choose between two weightings. We count the better one.",
};

interface WeightsProps {
  /** Left out where nothing has a weight. */
  sum?: number;
  items?: number;
  /** Items that are in the course already count as well. */
  compares: boolean;
}

function Weights({ sum, items = 0, compares }: WeightsProps) {
  if (sum === undefined) return null;
  const what = compares ? "in the course" : "of what you chose";
  const whole = Math.abs(sum - 100) < 0.05;
  const Icon = whole ? CircleCheck : TriangleAlert;
  return (
    <p role="status" data-hue="amber" className="flex gap-2 text-sm tabular-nums">
      <Icon
        aria-hidden
        className={whole ? "mt-0.5 size-4 text-muted-foreground" : "mt-0.5 size-4 text-tint-ink"}
      />
      <span className={whole ? "text-muted-foreground" : "text-tint-ink"}>
        {whole
          ? `The weights of the ${counted(items, "item")} add up to 100%.`
          : `The weights ${what} add up to ${sum}%, not 100%.`}
      </span>
    </p>
  );
}
