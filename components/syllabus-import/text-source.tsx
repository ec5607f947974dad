import { useEffect, useMemo, useRef } from "react";
import { findQuote } from "./find-quote";

interface TextSourceProps {
  text: string;
  quote: string | undefined;
}

/** A pasted syllabus as it was pasted, with the words marked and in view. */
export function TextSource({ text, quote }: TextSourceProps) {
  const mark = useRef<HTMLElement>(null);
  const whole = useMemo(() => text.normalize("NFC"), [text]);
  const found = useMemo(() => (quote ? findQuote(whole, quote) : undefined), [whole, quote]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are what is brought into view
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "center" });
  }, [found]);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      aria-label="Text of the syllabus"
      className="scrollbar-quiet min-h-0 flex-1 overflow-y-auto bg-muted p-5 focus-visible:-outline-offset-2 sm:p-8"
    >
      <p className="mx-auto max-w-prose text-sm leading-relaxed break-words whitespace-pre-wrap">
        {found ? (
          <>
            {whole.slice(0, found.start)}
            <mark ref={mark} className="rounded-xs box-decoration-clone px-0.5 py-0.5">
              {whole.slice(found.start, found.end)}
            </mark>
            {whole.slice(found.end)}
          </>
        ) : (
          whole
        )}
      </p>
    </section>
  );
}
