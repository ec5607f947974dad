import type { Line } from "@/lib/documents/types";

export type Bookmark = { title: string; depth: number };

/**
 * Marks the lines that bookmarks of their page name as the headings they are. Changes the lines. Answers the bookmarks
 * that name none: some lead to the end of the page before.
 */
export function markHeadings(lines: Line[], bookmarks: Bookmark[]): Bookmark[] {
  return bookmarks.filter(({ title, depth }) => {
    const wanted = lettersOf(title);
    if (wanted.length < 2) return false;
    const named = lines.filter((line, index) => isNamed(line, lines[index + 1], wanted));
    // A running head repeats the title in smaller type.
    const [heading] = named.sort((a, b) => b.size - a.size);
    if (heading) heading.heading ??= depth;
    return !heading;
  });
}

/** The whole line, but for its number, or its beginning where the heading goes on in the next line. */
function isNamed(line: Line, next: Line | undefined, wanted: string): boolean {
  const letters = withoutNumber(lettersOf(line.text), wanted);
  if (letters === wanted) return true;
  return (
    next !== undefined &&
    letters.length >= 2 &&
    wanted.startsWith(letters) &&
    Math.abs(next.size - line.size) < 0.5 &&
    letters + lettersOf(next.text) === wanted
  );
}

/** "3.1 Drift" and "Chapter 3 Drift" are the bookmark "Drift"; "3.1 Drift" may be its whole title as well. */
function withoutNumber(letters: string, wanted: string): string {
  if (wanted.startsWith(letters)) return letters;
  const bare = letters.replace(/^(?:\p{L}{4,9})?(?:\d+|[ivxlc]+)/u, "");
  return wanted.startsWith(bare) || bare === wanted ? bare : letters;
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
