import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import type { ProposedItem } from "@/lib/contract/syllabus-imports";
import { IMPORT_CONFIDENCES, IMPORT_ITEM_TYPES, type ImportItemType } from "@/lib/contract/values";
import { weekdayOf } from "./changes";
import type { ItemDraft } from "./review-draft";
import { plainFieldClass } from "./tick";

interface ItemFieldsProps {
  item: ProposedItem;
  draft: ItemDraft;
  /** What is in the course already keeps its kind. */
  isNew: boolean;
  describedBy: string | undefined;
  invalidDate: boolean;
  invalidWeight: boolean;
  onChange: (change: Partial<ItemDraft>) => void;
  /** What follows the fields. */
  children: ReactNode;
}

/** Type, date, time and weight of one item, in columns. */
export function ItemFields({
  item,
  draft,
  isNew,
  describedBy,
  invalidDate,
  invalidWeight,
  onChange,
  children,
}: ItemFieldsProps) {
  const { title, confidence } = item;
  const { type, date, time, weight } = draft;
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:mt-1.5 max-sm:gap-1.5">
      <div className="w-36 max-sm:w-[calc(50%-0.1875rem)]">
        {!isNew ? (
          <span className="px-1.5 text-sm text-muted-foreground">{IMPORT_ITEM_TYPES[type]}</span>
        ) : (
          <Select
            aria-label={`Type of ${title}`}
            value={type}
            onChange={({ target }) => onChange({ type: target.value as ImportItemType })}
            className={cn(plainFieldClass, "pr-8")}
          >
            {TYPES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </div>
      <span aria-hidden className="w-8 text-right text-sm text-muted-foreground max-sm:hidden">
        {weekdayOf(date)}
      </span>
      <Input
        type="date"
        aria-label={`Date of ${title}`}
        aria-invalid={invalidDate || undefined}
        aria-describedby={describedBy}
        value={date}
        onChange={({ target }) =>
          onChange({ date: target.value, ...(!target.value && { time: "" }) })
        }
        className={cn(
          plainFieldClass,
          "w-33 max-sm:w-[calc(50%-0.1875rem)] sm:pointer-coarse:w-36",
          !date && "text-muted-foreground",
        )}
      />
      <Input
        type="time"
        aria-label={`Time of ${title}; leave it empty for the end of the day`}
        value={time}
        disabled={!date}
        onChange={({ target }) => onChange({ time: target.value })}
        className={cn(
          plainFieldClass,
          "w-27 disabled:bg-transparent max-sm:w-[calc(50%-0.1875rem)] sm:pointer-coarse:w-30",
          !time && "text-muted-foreground",
        )}
      />
      <span className="flex items-center">
        <Input
          inputMode="decimal"
          data-field="weight"
          aria-label={`Weight of ${title} in percent`}
          aria-invalid={invalidWeight || undefined}
          aria-describedby={describedBy}
          value={weight}
          placeholder="–"
          onChange={({ target }) => onChange({ weight: target.value })}
          className={cn(plainFieldClass, "w-13 text-right tabular-nums")}
        />
        <span aria-hidden className="text-sm text-muted-foreground">
          %
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5 pl-1.5">
        <Badge tone={TONES[confidence]}>{IMPORT_CONFIDENCES[confidence]}</Badge>
        {item.by_model && <Badge tone="violet">Suggested by a model</Badge>}
        {date && !time && <Badge>Date only</Badge>}
        {children}
      </span>
    </div>
  );
}

const TYPES = Object.entries(IMPORT_ITEM_TYPES);

const TONES = { exact: "green", inferred: "amber", unknown: "grey" } as const;
