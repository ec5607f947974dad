import { useId } from "react";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import type { ExistingItem } from "@/lib/contract/syllabus-imports";
import { formatShortDay } from "@/lib/time/format";
import { existingKey } from "./review-draft";

interface ExistingChoiceProps {
  /** Of the row. */
  title: string;
  chosen: ExistingItem | null;
  courseItems: ExistingItem[];
  /** The keys of those that some row changes, as one text. */
  taken: string;
  zone: string;
  onChoose: (existing: ExistingItem | null) => void;
}

/** Which item of the course a row changes, or that it adds one. */
export function ExistingChoice({
  title,
  chosen,
  courseItems,
  taken,
  zone,
  onChoose,
}: ExistingChoiceProps) {
  const id = useId();
  const value = chosen ? existingKey(chosen) : "";
  const others = new Set(taken.split("|").filter((key) => key !== value));
  return (
    <span className="flex min-w-0 items-center gap-1 text-xs text-muted-foreground">
      <label htmlFor={id} className={cn(!chosen && "sr-only")}>
        {chosen ? "Updates" : "In the course"}
        <span className="sr-only">: {title}</span>
      </label>
      <Select
        id={id}
        data-hue={chosen ? "grey" : "blue"}
        value={value}
        onChange={({ target }) =>
          onChoose(courseItems.find((item) => existingKey(item) === target.value) ?? null)
        }
        className={
          "field-sizing-content h-5.5 max-w-64 rounded-sm border-transparent bg-tint-soft " +
          "pr-6.5 pl-1.75 text-xs font-medium text-tint-ink hover:border-input " +
          "pointer-coarse:h-9 pointer-coarse:max-w-56"
        }
      >
        <option value="">New</option>
        <optgroup label="Updates in the course">
          {courseItems.map((item) => (
            <option
              key={existingKey(item)}
              value={existingKey(item)}
              disabled={others.has(existingKey(item))}
            >
              {item.title}
              {item.due_date && ` · ${formatShortDay(item.due_date, zone)}`}
            </option>
          ))}
        </optgroup>
      </Select>
    </span>
  );
}
