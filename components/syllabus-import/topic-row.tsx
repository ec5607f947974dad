import { X } from "lucide-react";
import { type Dispatch, memo, useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import type { ProposedTopic } from "@/lib/contract/syllabus-imports";
import { LocationChip } from "./location-chip";
import type { TopicDraft } from "./review-draft";
import type { ReviewChange } from "./review-state";
import { moveBetweenRows } from "./row-keys";
import { type Source, sourceAt } from "./source";
import { plainFieldClass, Tick } from "./tick";

interface TopicRowProps {
  draft: TopicDraft;
  /** Omitted for one that the student adds. */
  origin: ProposedTopic | undefined;
  error: string | undefined;
  selected: boolean;
  /** Some topic has a week. */
  weeks: boolean;
  /** A row of the student's own takes the focus when it appears. */
  focused: boolean;
  paged: boolean;
  change: Dispatch<ReviewChange>;
  onSelect: (source: Source) => void;
  onOpen: (source: Source) => void;
}

/** One topic. Drawn again only when it changes itself. */
export const TopicRow = memo(function TopicRow({
  draft: { key, title, week, ticked },
  origin,
  error,
  selected,
  weeks,
  focused,
  paged,
  change,
  onSelect,
  onOpen,
}: TopicRowProps) {
  const id = useId();
  const place = origin && sourceAt(`topics.${key}`, origin);
  const name = title || "the new topic";
  const select = () => place && onSelect(place);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus selects as well; a click is only a shortcut
    <li
      onFocus={select}
      onClick={select}
      className={cn(
        "relative grid items-center gap-x-1 py-1 pr-3 pl-2 first:rounded-t-lg last:rounded-b-lg",
        weeks ? "grid-cols-[auto_auto_minmax(0,1fr)_auto]" : "grid-cols-[auto_minmax(0,1fr)_auto]",
        selected &&
          "bg-primary/6 before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-primary",
      )}
    >
      <Tick
        label={`Add ${name}`}
        checked={ticked}
        onChange={(next) => change({ type: "topic", key, change: { ticked: next } })}
      />
      {weeks && (
        <span className="w-16 text-sm whitespace-nowrap text-muted-foreground tabular-nums max-sm:w-13 max-sm:text-xs">
          {week === null ? "" : `Week ${week}`}
        </span>
      )}
      <Input
        value={title}
        data-field="title"
        aria-label={origin ? `Title of ${origin.title}` : "Title of your topic"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoFocus={!origin && focused && title === ""}
        onChange={({ target }) => change({ type: "topic", key, change: { title: target.value } })}
        onKeyDown={moveBetweenRows}
        className={cn(
          plainFieldClass,
          !ticked && "text-muted-foreground",
          !origin && "border-border",
        )}
      />
      <span className="flex items-center gap-1.5">
        {origin?.by_model && <Badge tone="violet">Suggested by a model</Badge>}
        {origin?.is_known && <Badge>Known</Badge>}
        {place ? (
          <LocationChip
            page={paged ? place.mark.page : null}
            about={origin.title}
            selected={selected}
            onOpen={() => onOpen(place)}
            onKeyDown={moveBetweenRows}
          />
        ) : (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Remove ${name}`}
            onClick={() => change({ type: "remove-topic", key })}
          >
            <X aria-hidden />
          </Button>
        )}
      </span>
      {error && (
        <p id={`${id}-error`} className="col-span-full pb-1 pl-10 text-sm text-destructive">
          {error}
        </p>
      )}
    </li>
  );
});
