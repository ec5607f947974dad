import { foldText } from "@/lib/text/fold";
import { findQuote, type Span } from "@/lib/text/quote";

/**
 * Where the words stand in a pasted text; undefined when they do not. Of several places it takes the one nearest to the
 * line named (counted from 0), else the first.
 */
export function placeOfQuote(text: string, quote: string, line?: number): Span | undefined {
  const found = findQuote(foldText(text), quote);
  if (line === undefined) return found[0];
  const distance = ({ start }: Span) => Math.abs(lineAt(text, start) - line);
  return found.reduce<Span | undefined>(
    (best, other) => (best && distance(best) <= distance(other) ? best : other),
    undefined,
  );
}

function lineAt(text: string, offset: number) {
  return text.slice(0, offset).split(/\r\n?|\n/).length - 1;
}
