import { namingPhrases } from "@/lib/documents/naming-phrases";
import type { RawRun } from "@/lib/documents/types";
import { withNextLine } from "./hyphens";
import { rowsOf } from "./lines";

/** In parts of the size: a wider gap between two runs is a blank. */
const BLANK = 0.1;

type Look = "bold" | "italic";
type Phrase = { text: string; look: Look; end: number; has_plain: boolean };

/**
 * What the type of a text sets apart from the words beside it: phrases in bold or italic letters in a line that is not
 * wholly so, as terms are set where they are explained. In reading order, as they read without a line's hyphen.
 */
export function emphasisedIn(columns: readonly RawRun[][]): string[] {
  const plain = plainLook(columns.flat());
  const phrases = columns.flatMap((runs) => phrasesOf(rowsOf(runs), plain));
  return namingPhrases(phrases.filter(({ has_plain }) => has_plain).map(({ text }) => text));
}

function phrasesOf(rows: RawRun[][], plain: Set<Look>): Phrase[] {
  const phrases: Phrase[] = [];
  let open = null as Phrase | null;
  for (const row of rows) {
    let after_plain = false;
    for (const [at, run] of row.entries()) {
      const look = lookOf(run, plain);
      // A row that is wholly so is a heading: what follows it is not its end.
      const goes_on = open?.look === look && (at > 0 || open?.has_plain);
      if (!look) {
        if (open && at > 0) open.has_plain = true;
        open = null;
        after_plain = true;
      } else if (open && goes_on) {
        const is_apart = run.x - open.end > BLANK * run.size;
        open.text =
          at > 0
            ? `${open.text}${is_apart ? " " : ""}${run.text}`
            : withNextLine(open.text.trimEnd(), run.text.trimStart());
        open.end = run.x + run.width;
      } else {
        open = { text: run.text, look, end: run.x + run.width, has_plain: after_plain };
        phrases.push(open);
      }
    }
  }
  return phrases;
}

function lookOf({ bold, italic = false }: RawRun, plain: Set<Look>): Look | null {
  if (bold && !plain.has("bold")) return "bold";
  return italic && !plain.has("italic") ? "italic" : null;
}

/** How most letters of a page look: that sets nothing apart. */
function plainLook(runs: RawRun[]): Set<Look> {
  const letters = (of: RawRun[]) => of.reduce((sum, { text }) => sum + text.length, 0);
  const most = letters(runs) / 2;
  const looks: Look[] = ["bold", "italic"];
  return new Set(looks.filter((look) => letters(runs.filter((run) => run[look])) > most));
}
