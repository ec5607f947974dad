import { Download, Eye, FileSearch, Pencil, Trash2 } from "lucide-react";
import { resourceCollection } from "@/components/common/files/file-collections";
import { saveOriginal } from "@/components/common/files/original";
import { ActionMenu } from "@/components/shared/action-menu";
import { courseHue, hue } from "@/components/shared/hue";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { FILE_TYPES } from "@/lib/contract/file-types";
import type { Resource } from "@/lib/contract/resources";
import { extentText, typeText } from "./resource-facts";
import { Difficulty, ReadingState } from "./resource-parts";

export interface ResourceActions {
  onOpen: (resource: Resource) => void;
  onRead: (resource: Resource) => void;
  onEdit: (resource: Resource) => void;
  onDelete: (resource: Resource) => void;
  onUnlock: (resource: Resource) => void;
}

interface ResourceCardProps extends ResourceActions {
  resource: Resource;
  /** Under the heading of its course: the course need not be named again. */
  inGroup?: boolean;
}

/** The whole card opens the details; what lies above it acts at once. */
export function ResourceCard({
  resource,
  inGroup = false,
  onOpen,
  onRead,
  onEdit,
  onDelete,
  onUnlock,
}: ResourceCardProps) {
  const { id, title, course_id, course_name, subject, resource_type, original_filename } = resource;
  const Title = inGroup ? "h3" : "h2";
  const above = inGroup ? subject : (course_name ?? "Uncategorized");
  const extent = extentText(resource);
  return (
    <article
      {...hue(course_id === null ? "grey" : courseHue(course_id))}
      className={
        "relative flex h-full min-h-52 flex-col rounded-xl border bg-card p-4.5 " +
        "shadow-card transition-[border-color,box-shadow] hover:border-input/60 " +
        "has-[h2_button:focus-visible,h3_button:focus-visible]:outline-2 " +
        "has-[h2_button:focus-visible,h3_button:focus-visible]:outline-offset-2 " +
        "has-[h2_button:focus-visible,h3_button:focus-visible]:outline-ring"
      }
    >
      <span aria-hidden className="absolute inset-y-4.5 left-0 w-1 rounded-r-full bg-tint" />
      <div className="flex min-h-7 items-center justify-between gap-2">
        <p className="truncate text-sm font-medium text-tint-ink">{above}</p>
        <div className="relative z-10 -mr-2">
          <ActionMenu
            label={`Actions for ${title}`}
            items={[
              { label: "View", icon: Eye, onSelect: () => onOpen(resource) },
              {
                label: `Open ${FILE_TYPES[resource.file_type]}`,
                icon: FileSearch,
                onSelect: () => onRead(resource),
              },
              {
                label: "Download",
                icon: Download,
                onSelect: () =>
                  saveOriginal(() => resourceCollection().original(id), original_filename),
              },
              { label: "Edit", icon: Pencil, onSelect: () => onEdit(resource) },
              {
                label: "Delete",
                icon: Trash2,
                tone: "danger",
                onSelect: () => onDelete(resource),
              },
            ]}
          />
        </div>
      </div>
      <Title className="mt-0.5 line-clamp-2 text-lg font-semibold">
        <button
          type="button"
          onClick={() => onOpen(resource)}
          className="text-left break-words outline-none after:absolute after:inset-0 after:rounded-xl"
        >
          {title}
        </button>
      </Title>
      {!inGroup && subject && (
        <p className="mt-0.5 truncate text-sm text-muted-foreground">{subject}</p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        <Badge>{typeText(resource_type)}</Badge>
        <Difficulty level={resource.difficulty_level} />
      </div>
      <div className="mt-auto grid gap-2.5 pt-4">
        <ReadingState brief resource={resource} onUnlock={() => onUnlock(resource)} />
        <div className="flex min-h-8 items-center justify-between gap-2 border-t pt-2.5">
          <p className="min-w-0 truncate text-sm text-muted-foreground tabular-nums">{extent}</p>
          <Button
            variant="ghost"
            size="sm"
            className="relative z-10 -mr-2"
            onClick={() => onRead(resource)}
          >
            <FileSearch aria-hidden />
            Open {FILE_TYPES[resource.file_type]}
            <span className="sr-only">of {title}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
