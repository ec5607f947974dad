import type { Dispatch } from "react";
import type { ExistingItem } from "@/lib/contract/syllabus-imports";
import { formatInstant } from "@/lib/time/format";
import { percent } from "./changes";
import { existingKey } from "./review-draft";
import { ReviewSection } from "./review-section";
import type { ReviewChange } from "./review-state";
import { Tick } from "./tick";

interface MissingItemsSectionProps {
  gone: ExistingItem[];
  chosen: string[];
  zone: string;
  change: Dispatch<ReviewChange>;
}

/** Items imported from an earlier syllabus that this one no longer names. */
export function MissingItemsSection({ gone, chosen, zone, change }: MissingItemsSectionProps) {
  return (
    <ReviewSection
      title="No longer in this version"
      count={chosen.length > 0 ? `${chosen.length} to delete` : String(gone.length)}
      description="They stay in the course. Tick what you want to delete; you can restore it from the trash."
    >
      <ul aria-label="No longer in this version" className="divide-y rounded-lg border">
        {gone.map((item) => {
          const key = existingKey(item);
          return (
            <li key={key} className="flex items-center gap-x-1 py-1.5 pr-3 pl-2">
              <Tick
                label={`Delete ${item.title}`}
                checked={chosen.includes(key)}
                onChange={(ticked) => change({ type: "gone", key, ticked })}
              />
              <p className="min-w-0 flex-1 px-1.5 text-sm">
                <span className="font-medium break-words">{item.title}</span>{" "}
                <span className="text-muted-foreground tabular-nums">
                  {item.due_date ? formatInstant(item.due_date, zone) : "No date"}
                  {item.weight !== null && ` · ${percent(item.weight)}`}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </ReviewSection>
  );
}
