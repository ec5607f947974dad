interface Range {
  start: number;
  end: number;
}

/**
 * Where the words stand in a pasted text, however its white space is set; undefined when they do not. Of several places
 * it takes the one nearest to the line named (counted from 0), else the first.
 */
export function findQuote(text: string, quote: string, line?: number): Range | undefined {
  const words = quote.normalize("NFC").trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  const found = Array.from(
    text.matchAll(new RegExp(pattern, "gu")),
    ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }),
  );
  if (line === undefined) return found[0];
  const distance = ({ start }: Range) => Math.abs(lineAt(text, start) - line);
  return found.reduce<Range | undefined>(
    (best, other) => (best && distance(best) <= distance(other) ? best : other),
    undefined,
  );
}

function lineAt(text: string, offset: number) {
  return text.slice(0, offset).split(/\r\n?|\n/).length - 1;
}
