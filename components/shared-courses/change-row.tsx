import { useId } from "react";
import { Differences } from "@/components/shared/differences";
import type { CourseChange } from "@/lib/contract/course-copies";

interface ChangeRowProps {
  change: CourseChange;
  ticked: boolean;
  onTurn: () => void;
}

/** One change to be accepted or left out; without a tick where it can't be accepted. */
export function ChangeRow({ change, ticked, onTurn }: ChangeRowProps) {
  const id = useId();
  const { title, what, before, after, is_begun } = change;
  const note = noteOf(change);
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 text-sm">
      <span className="w-4.5 shrink-0">
        {!is_begun && (
          <input
            type="checkbox"
            id={id}
            checked={ticked}
            onChange={onTurn}
            className="mt-0.5 block size-4.5 accent-primary"
            aria-describedby={`${id}-change`}
          />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block font-medium wrap-anywhere">
          {PREFIXES[change.change]}
          {title}
          {what && <span className="sr-only">, {what}</span>}
        </label>
        <div id={`${id}-change`} className="wrap-anywhere">
          {change.change === "changed" ? (
            <Differences differences={[{ what, before, after }]} />
          ) : (
            <p className="text-muted-foreground empty:hidden">{before || after}</p>
          )}
          {note && <p className="mt-0.5 text-muted-foreground">{note}</p>}
        </div>
      </div>
    </li>
  );
}

const PREFIXES = { changed: "", new: "New: ", removed: "Removed: " };

function noteOf({ change, own, is_begun }: CourseChange): string {
  if (is_begun) return "You have begun it or have a score on it, so it stays.";
  const yours = own === "changed" ? "You changed this." : own === "kept" ? "You kept yours." : "";
  if (change !== "removed") return yours;
  return `${yours} Tick it to delete yours as well.`.trim();
}
