import { Info } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import type { Mark } from "@/components/common/viewer/queries";
import { PASTED_LINES } from "@/lib/contract/values";
import { placeOfQuote } from "./place-of-quote";

interface TextSourceProps {
  text: string;
  mark: Mark | undefined;
}

/** A pasted syllabus as it was pasted, with the words marked and in view. */
export function TextSource({ text, mark }: TextSourceProps) {
  const marked = useRef<HTMLElement>(null);
  const whole = useMemo(() => text.normalize("NFC"), [text]);
  const { quote, at, asked } = mark ?? {};
  const line = at ? Math.round((at.y - PASTED_LINES.first) / PASTED_LINES.leading) : undefined;
  const found = useMemo(
    () => (quote ? placeOfQuote(whole, quote, line) : undefined),
    [whole, quote, line],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, or the same ones again, are brought into view
  useEffect(() => {
    marked.current?.scrollIntoView({ block: "center" });
  }, [found, asked]);
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-muted">
      <div role="status">
        {found && <p className="sr-only">Marked in the text</p>}
        {quote && !found && (
          <p className="flex items-center gap-2 border-b px-3 py-2 text-sm">
            <Info aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            We couldn't mark these words in the text
          </p>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label="Text of the syllabus"
        className="scrollbar-quiet min-h-0 flex-1 overflow-y-auto p-5 focus-visible:-outline-offset-2 sm:p-8"
      >
        <p className="mx-auto max-w-prose text-sm leading-relaxed break-words whitespace-pre-wrap">
          {found ? (
            <>
              {whole.slice(0, found.start)}
              <mark ref={marked} className="rounded-xs box-decoration-clone px-0.5 py-0.5">
                {whole.slice(found.start, found.end)}
              </mark>
              {whole.slice(found.end)}
            </>
          ) : (
            whole
          )}
        </p>
      </section>
    </div>
  );
}
