import type { Line } from "@/lib/documents/types";

export type Bookmark = { title: string; depth: number };

/**
 * Marks the lines that bookmarks of their page name as the headings they are. Changes the lines. Answers the bookmarks
 * that name none: some lead to the end of the page before.
 */
export function markHeadings(lines: Line[], bookmarks: Bookmark[]): Bookmark[] {
  return bookmarks.filter(({ title, depth }) => {
    const bare = title.replace(HEADING_NUMBER, "");
    const named =
      linesNamed(lines, title, lettersOf) ??
      linesNamed(lines, bare, lettersOf) ??
      linesNamed(lines, title, lettersLeft) ??
      linesNamed(lines, bare, lettersLeft);
    // A running head repeats the title in smaller type.
    const [heading] = named?.sort((a, b) => b.size - a.size) ?? [];
    if (heading) heading.heading ??= depth;
    return !heading;
  });
}

/** The number of a section, an appendix or a part at the beginning of its title. */
export const HEADING_NUMBER =
  /^(?:\d{1,2}(?:\.\d{1,2})*|[A-Z](?:\.\d{1,2})+|[A-Z](?=[\s.])|[IVX]{1,5}(?=[\s.]))\.?\s+/;

function linesNamed(lines: Line[], title: string, letters: Letters): Line[] | null {
  const wanted = letters(title);
  if (wanted.length < 2) return null;
  const named = lines.filter((line, index) => isNamed(line, lines[index + 1], wanted, letters));
  return named.length > 0 ? named : null;
}

/** The whole line, but for its number, or its beginning where the heading goes on in the next line. */
function isNamed(line: Line, next: Line | undefined, wanted: string, letters: Letters): boolean {
  const written = withoutNumber(letters(line.text), wanted);
  if (written === wanted) return true;
  return (
    next !== undefined &&
    written.length >= 2 &&
    wanted.startsWith(written) &&
    Math.abs(next.size - line.size) < 0.5 &&
    written + letters(next.text) === wanted
  );
}

/** "3.1 Drift" and "Chapter 3 Drift" are the bookmark "Drift"; "3.1 Drift" may be its whole title as well. */
function withoutNumber(letters: string, wanted: string): string {
  if (wanted.startsWith(letters)) return letters;
  const bare = letters.replace(/^(?:\p{L}{4,9})?(?:\d+|[ivxlc]+)/u, "");
  return wanted.startsWith(bare) || bare === wanted ? bare : letters;
}

type Letters = (text: string) => string;

/** Without the letters of ligatures, which some fonts do not name: "Stromchiren" for "Stromchiffren". */
function lettersLeft(text: string): string {
  const left = lettersOf(text).replace(/[fil]/g, "");
  return left.length < 6 ? "" : left;
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
