/** Where the words stand in a pasted text, however its white space is set; undefined when they do not. */
export function findQuote(text: string, quote: string): { start: number; end: number } | undefined {
  const words = quote.normalize("NFC").trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s+");
  const found = new RegExp(pattern, "u").exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
