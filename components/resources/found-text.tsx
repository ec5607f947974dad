import type { ReactNode } from "react";
import { SourceChip } from "@/components/common/viewer/viewer";
import { runsOf } from "@/lib/text/excerpt";

interface PageRowProps {
  file_id: number;
  page: number;
  /** What the viewer marks on the page. */
  quote: string;
  children: ReactNode;
}

/** A page, to be opened where the words stand, and what it says there. */
export function PageRow({ file_id, page, quote, children }: PageRowProps) {
  return (
    <li className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 text-sm max-sm:grid-cols-1 max-sm:gap-y-1">
      <SourceChip file_id={file_id} mark={{ page, quote }} about={quote.slice(0, 80)} />
      <div className="grid min-w-0 gap-1.5 *:line-clamp-3 *:break-words">{children}</div>
    </li>
  );
}

/** A text with the words that are looked for marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  let at = 0;
  return (
    <span>
      {runsOf(text, words).map((run) => {
        at += run.text.length;
        return run.hit ? (
          <mark key={at} className="rounded-xs px-0.5">
            {run.text}
          </mark>
        ) : (
          run.text
        );
      })}
    </span>
  );
}
