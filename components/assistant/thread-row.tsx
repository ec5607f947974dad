import { Download, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ActionMenu } from "@/components/shared/action-menu";
import { courseHue, hue } from "@/components/shared/hue";
import { RelativeTime } from "@/components/shared/relative-time";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import type { ChatThread } from "@/lib/contract/assistant";
import type { useThreads } from "./use-threads";

interface ThreadRowProps {
  thread: ChatThread;
  here: boolean;
  threads: ReturnType<typeof useThreads>;
  onOpen: (thread_id: number) => void;
}

export function ThreadRow({ thread, here, threads, onOpen }: ThreadRowProps) {
  const { id, title, course_id, course_name, updated_at } = thread;
  const [naming, setNaming] = useState(false);
  if (naming) {
    return (
      <li className="p-1">
        <Renaming
          title={title}
          onDone={(next) => {
            setNaming(false);
            if (next && next !== title) threads.change({ id, title: next });
          }}
        />
      </li>
    );
  }
  return (
    <li
      className={cn(
        "group flex items-center gap-1 rounded-md pr-1.5",
        here ? "bg-card shadow-card ring-1 ring-border" : "hover:bg-accent",
      )}
    >
      <button
        type="button"
        aria-current={here || undefined}
        onClick={() => onOpen(id)}
        className="min-w-0 flex-1 rounded-md px-2.5 py-2 text-left"
      >
        <span dir="auto" className="block truncate text-sm font-medium">
          {title}
        </span>
        <span className="flex items-center gap-1.5 text-xs text-muted-foreground">
          {course_id !== null && (
            <>
              <span
                aria-hidden
                {...hue(courseHue(course_id))}
                className="size-2 shrink-0 rounded-full bg-tint"
              />
              <span className="truncate">{course_name}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <span className="shrink-0">
            <RelativeTime instant={updated_at} />
          </span>
        </span>
      </button>
      <ActionMenu
        label={`Actions for ${title}`}
        items={[
          { label: "Rename", icon: Pencil, onSelect: () => setNaming(true) },
          { label: "Export", icon: Download, onSelect: () => void threads.save(thread) },
          {
            label: "Delete",
            icon: Trash2,
            tone: "danger",
            onSelect: () => threads.remove(thread),
          },
        ]}
      />
    </li>
  );
}

const TITLE_MAX = 200;

interface RenamingProps {
  title: string;
  /** Without a title nothing changes. */
  onDone: (title?: string) => void;
}

function Renaming({ title, onDone }: RenamingProps) {
  return (
    <Input
      autoFocus
      defaultValue={title}
      maxLength={TITLE_MAX}
      aria-label={`New title of ${title}`}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => onDone(target.value.trim())}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") onDone(event.currentTarget.value.trim());
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDone();
      }}
    />
  );
}
