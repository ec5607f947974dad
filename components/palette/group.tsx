import { Command } from "cmdk";
import { courseHue, hue } from "@/components/shared/hue";
import { Kbd } from "@/components/shared/kbd";
import type { Entry } from "./entry";

export function Group({ heading, entries }: { heading: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className={
        "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 " +
        "[&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs " +
        "[&_[cmdk-group-heading]]:font-medium " +
        "[&_[cmdk-group-heading]]:text-muted-foreground"
      }
    >
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </Command.Group>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { id, label, icon: Icon, course_id, course_name, kind, keys, run } = entry;
  const of = typeof course_id === "number" ? hue(courseHue(course_id)) : hue("grey");
  return (
    <Command.Item
      value={id}
      onSelect={run}
      className={
        "flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 " +
        "data-[selected=true]:bg-accent pointer-coarse:min-h-11"
      }
      {...of}
    >
      <Icon aria-hidden strokeWidth={1.8} className="size-4.5 shrink-0 text-tint-ink" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {course_name && (
          <span className="flex items-center gap-2 text-xs text-muted-foreground">
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
            <span className="truncate">{course_name}</span>
          </span>
        )}
      </span>
      {kind && <span className="shrink-0 text-xs text-muted-foreground">{kind}</span>}
      {keys && (
        <span aria-hidden className="flex shrink-0 gap-1 pointer-coarse:hidden">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Command.Item>
  );
}
