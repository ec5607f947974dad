import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Piece } from "./highlight";
import { useCopying } from "./use-copying";

/** Code as it was written, coloured once the colours have come. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  const name = language.trim().split(/\s/)[0]?.toLowerCase() ?? "";
  const pieces = useHighlightedCode(code, name);
  const { copied, copy } = useCopying();
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border bg-muted">
      <figcaption
        className={
          "flex min-h-8 items-center justify-between gap-3 border-b pr-1 pl-3 text-xs " +
          "font-medium text-muted-foreground"
        }
      >
        {name || "Code"}
        <Button variant="ghost" size="icon-sm" aria-label="Copy code" onClick={() => copy(code)}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        </Button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well */}
      <pre dir="ltr" tabIndex={0} className="scrollbar-quiet overflow-x-auto px-3 py-2.5 text-sm">
        <code className="font-mono">
          {pieces?.map(({ text, kind }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
            <span key={at} className={COLOURS[kind]} data-hue={HUES[kind]}>
              {text}
            </span>
          )) ?? code}
        </code>
      </pre>
    </figure>
  );
}

function useHighlightedCode(code: string, language: string): Piece[] | undefined {
  const [found, setFound] = useState<{ code: string; pieces: Piece[] | undefined }>();
  useEffect(() => {
    let current = true;
    if (!language) return;
    void import("./highlight")
      .then(({ highlight }) => current && setFound({ code, pieces: highlight(code, language) }))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [code, language]);
  return found?.code === code ? found.pieces : undefined;
}

const INK = "text-tint-ink";
const HUES: Record<string, string> = {
  keyword: "violet",
  built_in: "teal",
  type: "teal",
  literal: "orange",
  number: "orange",
  string: "green",
  regexp: "green",
  title: "blue",
  function_: "blue",
  class_: "blue",
  attr: "sky",
  attribute: "sky",
  name: "rose",
  tag: "rose",
  variable: "rose",
  meta: "grey",
  symbol: "orange",
};
const COLOURS: Record<string, string> = {
  ...Object.fromEntries(Object.keys(HUES).map((kind) => [kind, INK])),
  comment: "text-muted-foreground italic",
};
