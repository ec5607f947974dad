import { FileSearch } from "lucide-react";
import type { Source } from "@/lib/contract/retrieval";

interface SourceListProps {
  sources: Source[];
  onSource: (source: Source) => void;
}

/** What an answer stands on; each opens the file at its page, with the words marked. */
export function SourceList({ sources, onSource }: SourceListProps) {
  return (
    <ol aria-label="Sources" className="divide-y overflow-hidden rounded-lg border bg-card">
      {sources.map((source) => (
        <li key={source.marker}>
          <button
            type="button"
            onClick={() => onSource(source)}
            className={
              "group grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 " +
              "px-3.5 py-2.5 text-left -outline-offset-2 transition-colors hover:bg-accent"
            }
          >
            <span
              className={
                "mt-0.5 grid h-5 min-w-5 place-items-center rounded-sm bg-highlight px-1 " +
                "text-xs font-semibold tabular-nums"
              }
            >
              {source.marker}
            </span>
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">
                {source.resource_title}
                <span className="font-normal text-muted-foreground"> · page {source.page}</span>
              </span>
              <span dir="auto" className="line-clamp-2 text-sm text-muted-foreground">
                “{source.quote || source.chunk_text}”
              </span>
            </span>
            <FileSearch
              aria-hidden
              className="mt-0.5 size-4 text-muted-foreground group-hover:text-link"
            />
            <span className="sr-only">Show it in the document</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
