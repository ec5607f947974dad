import { type Dispatch, memo, useId } from "react";
import { piecesText } from "@/components/grading/public";
import { Differences } from "@/components/shared/differences";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import type { ExistingItem, ProposedItem } from "@/lib/contract/syllabus-imports";
import { differencesOf } from "./changes";
import { ExistingChoice } from "./existing-choice";
import { ItemFields } from "./item-fields";
import { LocationChip } from "./location-chip";
import { type ItemDraft, rematchRow } from "./review-draft";
import type { ReviewChange } from "./review-state";
import { moveBetweenRows } from "./row-keys";
import { type Source, sourceAt } from "./source";
import { plainFieldClass, Tick } from "./tick";

interface ItemRowProps {
  item: ProposedItem;
  draft: ItemDraft;
  /** What of the course it changes. */
  existing: ExistingItem | null;
  courseItems: ExistingItem[];
  /** Those that some row changes, by their keys, as one text: it stays the same as long as they do. */
  taken: string;
  titleError: string | undefined;
  dateError: string | undefined;
  weightError: string | undefined;
  selected: boolean;
  zone: string;
  paged: boolean;
  change: Dispatch<ReviewChange>;
  onSelect: (source: Source) => void;
  onOpen: (source: Source) => void;
}

/** One graded item. Drawn again only when it changes itself: the functions it is given stay the same. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, draft, existing, courseItems, titleError, dateError, weightError } = props;
  const { taken, selected, paged, change, onSelect, onOpen, zone } = props;
  const id = useId();
  const { key } = item;
  const { title, ticked } = draft;
  const place = sourceAt(`items.${key}`, item);
  /** The share often stands apart from the date: its field shows its own words. */
  const placeOf = (field: EventTarget) =>
    item.weight_source && field instanceof HTMLElement && field.dataset.field === "weight"
      ? sourceAt(`items.${key}`, item.weight_source)
      : place;
  const patch = (changed: Partial<ItemDraft>) => change({ type: "item", key, change: changed });
  const error = titleError ?? dateError ?? weightError;
  const differences = existing ? differencesOf(item, existing, zone) : [];
  const pieces = [piecesText(item), item.other_weight !== null && `or ${item.other_weight}%`]
    .filter(Boolean)
    .join(", ");
  const undated = !draft.date && undatedHint(draft, existing);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus selects as well; a click is only a shortcut
    <li
      onFocus={({ target }) => onSelect(placeOf(target))}
      onClick={({ target }) => onSelect(placeOf(target))}
      className={cn(
        "relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 py-1.5 pr-3 " +
          "pl-2 first:rounded-t-lg last:rounded-b-lg",
        selected &&
          "bg-primary/6 before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-primary",
      )}
    >
      <Tick
        label={`${existing ? "Update" : "Add"} ${title}`}
        checked={ticked}
        onChange={(next) => patch({ ticked: next })}
      />
      <Input
        value={title}
        data-field="title"
        aria-label={`Title of ${item.title}`}
        aria-invalid={titleError ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => patch({ title: target.value })}
        onKeyDown={moveBetweenRows}
        className={cn(plainFieldClass, "font-medium", !ticked && "text-muted-foreground")}
      />
      <span className="flex h-8 items-center gap-1.5 pointer-coarse:h-10">
        {differences.length > 0 && <Badge tone="orange">Changed</Badge>}
        <LocationChip
          page={paged ? item.page : null}
          about={item.title}
          selected={selected}
          onOpen={() => onOpen(place)}
          onKeyDown={moveBetweenRows}
        />
      </span>
      <div className="col-start-2 col-end-4 grid gap-1.5 max-sm:col-start-1 max-sm:pl-1">
        <ItemFields
          item={item}
          draft={draft}
          isNew={!existing}
          describedBy={error ? `${id}-error` : undefined}
          invalidDate={Boolean(dateError)}
          invalidWeight={Boolean(weightError)}
          onChange={patch}
        >
          {courseItems.length > 0 && (
            <ExistingChoice
              title={item.title}
              chosen={existing}
              {...{ courseItems, taken, zone }}
              onChoose={(after) =>
                patch(rematchRow(draft, item, { before: existing, after }, zone))
              }
            />
          )}
        </ItemFields>
        {pieces && <p className="px-1.5 text-sm text-muted-foreground">{pieces}</p>}
        {differences.length > 0 && <Differences differences={differences} className="px-1.5" />}
        {item.outside_term && draft.date && (
          <p data-hue="amber" className="px-1.5 text-sm text-tint-ink">
            This day is outside the course's term. Is the year right?
          </p>
        )}
        {ticked && undated && <p className="px-1.5 text-sm text-muted-foreground">{undated}</p>}
        {error && (
          <p id={`${id}-error`} className="px-1.5 text-sm text-destructive">
            {error}
          </p>
        )}
      </div>
    </li>
  );
});

/** What becomes of an exam for which the syllabus gives no date. */
function undatedHint({ type }: ItemDraft, existing: ExistingItem | null): string | false {
  if (existing?.kind === "exam") {
    return "If you leave this empty, the exam keeps its date.";
  }
  if (existing) return false;
  const isExam = ["exam", "midterm", "final"].includes(type);
  return isExam && "An exam needs a date. Without one we keep this among the assignments.";
}
