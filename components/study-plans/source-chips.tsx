import { SourceChip } from "@/components/common/viewer/viewer";
import type { PlanSource } from "@/lib/contract/study-plans";
import { sourceText } from "./sources";

interface SourceChipsProps {
  sources: PlanSource[];
  name: string;
  /** The titles of the files stand beside them. */
  onlyPages?: boolean;
}

/** Pages of the student's files, each opening its file there. */
export function SourceChips({ sources, name, onlyPages = false }: SourceChipsProps) {
  if (sources.length === 0) return null;
  return (
    <ul aria-label={`Pages for ${name}`} className="mt-1.5 flex flex-wrap gap-1.5">
      {sources.map((source) => (
        <li key={`${source.file_id} ${source.page}`} className="min-w-0 max-w-full">
          <SourceChip
            file_id={source.file_id}
            mark={{ page: source.page, quote: "" }}
            about={name}
            className="max-w-full min-w-0 shrink"
          >
            <span className="inline-block max-w-[min(18rem,60vw)] truncate align-bottom">
              {sourceText(onlyPages ? { ...source, title: "" } : source)}
            </span>
          </SourceChip>
        </li>
      ))}
    </ul>
  );
}
