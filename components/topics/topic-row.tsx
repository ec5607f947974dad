import { ArrowDown, ArrowUp, Eye, GripVertical, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { SourceChip } from "@/components/common/viewer/viewer";
import { ActionMenu } from "@/components/shared/action-menu";
import { hue } from "@/components/shared/hue";
import { DifficultyBadge } from "@/components/shared/type-badge";
import { cn } from "@/lib/cn";
import type { TopicItem } from "@/lib/contract/topics";
import { isUnusual, LEVELS } from "./levels";
import type { Handle } from "./use-reordering";

export interface TopicActions {
  onComplete: (item: TopicItem, is_completed: boolean) => void;
  onOpen: (what: "view" | "edit" | "delete", item: TopicItem) => void;
}

interface TopicRowProps extends TopicActions {
  item: TopicItem;
  /** The PDF of the syllabus it was read from, if it is one. */
  file_id: number | undefined;
  first: boolean;
  last: boolean;
  held: boolean;
  handle: Handle;
  /** Id of the text that says how the handle works by keyboard. */
  hint: string;
}

/** Drawn again only when its own card changes: the functions it is given must stay the same. */
export const TopicRow = memo(function TopicRow({
  item,
  file_id,
  first,
  last,
  held,
  handle,
  hint,
  onComplete,
  onOpen,
}: TopicRowProps) {
  const { title, is_completed, difficulty, difficulty_display, source_id, evidence } = item;
  return (
    <li
      data-held={held || undefined}
      className={cn(
        "relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-start bg-card py-2 pr-4 pl-1.5",
        "in-data-dragging:not-data-dragged:transition-transform " +
          "data-dragged:pointer-events-none data-dragged:z-20 data-dragged:rounded-lg " +
          "data-dragged:bg-popover data-dragged:shadow-float data-held:z-20 " +
          "data-held:bg-muted data-held:outline-2 data-held:-outline-offset-2 " +
          "data-held:outline-ring",
      )}
    >
      <button
        type="button"
        aria-label={`Move ${title}`}
        aria-describedby={hint}
        aria-pressed={held}
        onPointerDown={(event) => handle.onPointerDown(event, item)}
        onClick={(event) => handle.onClick(event, item)}
        onKeyDown={handle.onKeyDown}
        onBlur={handle.onBlur}
        className={
          "grid h-9 w-7 pointer-coarse:w-10 scroll-my-20 cursor-grab touch-none place-items-center rounded-sm " +
          "text-muted-foreground/70 select-none hover:text-foreground " +
          "active:cursor-grabbing aria-pressed:text-foreground"
        }
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <label className="grid size-9 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={is_completed}
          onChange={(event) => onComplete(item, event.target.checked)}
          className="size-4.5 cursor-pointer accent-primary"
        />
        <span className="sr-only">Completed: {title}</span>
      </label>
      <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 pl-1.5">
        <button
          type="button"
          onClick={() => onOpen("view", item)}
          className={cn(
            "min-h-6 min-w-0 rounded-sm text-left font-medium break-words " +
              "flex-1 basis-40 decoration-foreground/30 underline-offset-4 hover:underline",
            is_completed && "text-muted-foreground line-through hover:line-through",
          )}
        >
          {title}
        </button>
        {evidence && file_id !== undefined ? (
          <SourceChip file_id={file_id} mark={evidence} about={title}>
            Syllabus, p. {evidence.page}
          </SourceChip>
        ) : (
          source_id !== null && (
            <button
              type="button"
              {...hue("grey")}
              onClick={() => onOpen("view", item)}
              className={
                "inline-flex h-6 items-center rounded-sm bg-tint-soft px-1.75 text-xs " +
                "font-medium whitespace-nowrap text-tint-ink tabular-nums " +
                "underline-offset-2 hover:underline"
              }
            >
              Syllabus
              <span className="sr-only"> says “{title}”</span>
            </button>
          )
        )}
        {isUnusual(difficulty) && (
          <DifficultyBadge level={LEVELS[difficulty]}>{difficulty_display}</DifficultyBadge>
        )}
      </div>
      <div className="grid h-9 place-items-center pl-2">
        <ActionMenu
          label={`Actions for ${title}`}
          items={[
            { label: "View", icon: Eye, onSelect: () => onOpen("view", item) },
            { label: "Edit", icon: Pencil, onSelect: () => onOpen("edit", item) },
            ...(first
              ? []
              : [{ label: "Move up", icon: ArrowUp, onSelect: () => handle.step(item, -1) }]),
            ...(last
              ? []
              : [{ label: "Move down", icon: ArrowDown, onSelect: () => handle.step(item, 1) }]),
            {
              label: "Delete",
              icon: Trash2,
              tone: "danger",
              onSelect: () => onOpen("delete", item),
            },
          ]}
        />
      </div>
    </li>
  );
});
