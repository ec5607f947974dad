import { execFileSync } from "node:child_process";

/** What a student reads as the answer to one question. */
export type GivenAnswer = {
  id: string;
  text: string;
  /** False when it says that the material has no answer. */
  found: boolean;
  tier: string;
  /** In the order shown, each with the file of its page. */
  citations: { book: string; page: number; quote: string }[];
};

export type Judged = {
  id: string;
  verdict: "right" | "partly" | "wrong" | "false_nothing" | "absent_ok" | "absent_answered";
  /** Whether it is said without reserve. */
  is_sure: boolean;
  /** Whether it says that there is none, and shows no places. */
  is_refused: boolean;
  /** Whether the first citation, and whether any, is of a page with the answer; null where no page is known. */
  page_first: boolean | null;
  page_any: boolean | null;
  /** The first alternative of every group of which nothing was said. */
  missing: string[];
  /** Patterns of a wrong answer that it holds. */
  forbidden: string[];
};

type Asked = {
  id: string;
  /** The file that holds the answer. */
  book: string;
  answerable: boolean;
  required: string[][];
  forbidden: string[];
  pages: number[];
};

/** Only so much of an answer is read. */
const MOST_LETTERS = 2500;
export const SURE_TIER = "found";

/**
 * Judges an answer by patterns, as the README of the question sets says. An answer with reserve counts as given where
 * there is an answer, and as a refusal where there is none.
 */
export function judge(asked: Asked, given: GivenAnswer | undefined): Judged {
  const { text = "", found = false, citations = [], tier = "" } = given ?? {};
  const is_sure = found && tier === SURE_TIER;
  const row = {
    id: asked.id,
    is_sure,
    is_refused: !found,
    page_first: null,
    page_any: null,
    missing: [],
  };
  if (!asked.answerable) {
    const verdict = is_sure ? "absent_answered" : "absent_ok";
    return { ...row, verdict, forbidden: [] };
  }
  const is_right_page = ({ book, page }: GivenAnswer["citations"][number]) =>
    book === asked.book && asked.pages.includes(page);
  const has_pages = asked.pages.length > 0 && found;
  const pages = {
    page_first: has_pages ? citations.slice(0, 1).some(is_right_page) : null,
    page_any: has_pages ? citations.some(is_right_page) : null,
  };
  if (!found) return { ...row, verdict: "false_nothing", forbidden: [] };
  const said = normalized(text.slice(0, MOST_LETTERS));
  const quotes = citations.filter(is_right_page).map(({ quote }) => normalized(quote));
  const with_quotes = [said, ...quotes].join(" ");
  const isMet = (group: string[], read: string) => group.some((each) => holds(read, each));
  const met = asked.required.filter((group) => isMet(group, said));
  const missing = asked.required
    .filter((group) => !met.includes(group))
    .map(([first = ""]) => first);
  const forbidden = asked.forbidden.filter((each) => holds(said, each));
  const is_whole = missing.length === 0;
  const is_part = met.length > 0 || asked.required.every((group) => isMet(group, with_quotes));
  const verdict =
    forbidden.length > 0 ? "wrong" : is_whole ? "right" : is_part ? "partly" : "wrong";
  return { ...row, ...pages, verdict, missing, forbidden };
}

/** Whether one of a group of patterns stands in a text. */
export function holdsAny(text: string, group: string[]): boolean {
  const read = normalized(text);
  return group.some((pattern) => holds(read, pattern));
}

/** One spelling for what prints alike: ligatures, quotation marks, dashes, hyphens at line ends, blanks, case. */
function normalized(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\u00ad/g, "")
    .replace(/[‘’ʻʼ]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—−]/g, "-")
    .replace(/([\p{L}\p{N}])-[^\S\n]*\n\s*([\p{L}\p{N}])/gu, "$1$2")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

function squeezed(text: string): string {
  return normalized(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

const PLAIN_WORDS = /^[\p{L}\p{N}\s'-]+$/u;

/** Whether a regular expression or phrase stands in a text, also one whose words are broken over lines. */
function holds(text: string, pattern: string): boolean {
  const wanted = normalized(pattern);
  try {
    if (new RegExp(wanted, "u").test(text)) return true;
  } catch {
    if (text.includes(wanted)) return true;
  }
  const letters = squeezed(pattern);
  return PLAIN_WORDS.test(wanted) && letters.length > 7 && squeezed(text).includes(letters);
}

/** Texts of a PDF's pages as poppler reads them, in three orders. */
export function printedPages(path: string): string[][] {
  const orders = [[], ["-raw"], ["-layout"]].map((order) =>
    execFileSync("pdftotext", [...order, path, "-"], { encoding: "utf8", maxBuffer: 1e9 }).split(
      "\f",
    ),
  );
  return (orders[0] ?? []).map((_, at) => orders.map((pages) => pages[at] ?? ""));
}

const GAP = /\s*(?:\.\.\.|…|\[…\])\s*/;
const SHORTEST = 8;
const LEAST_SHARE = 0.9;

/** Whether every piece of a quote stands on the page or runs on to the next; null for a quote too short to tell. */
export function standsOnPage(quote: string, page: number, printed: string[][]): boolean | null {
  const pieces = quote.split(GAP).filter((piece) => squeezed(piece).length >= SHORTEST);
  if (pieces.length === 0) return null;
  const orders = printed[page - 1] ?? [];
  return pieces.every((piece) =>
    orders.some((text, order) => {
      const letters = squeezed(piece);
      const here = squeezed(text);
      const both = here + squeezed(printed[page]?.[order] ?? "");
      if (here.includes(letters)) return true;
      if (both.includes(letters) && here.includes(letters.slice(0, 12))) return true;
      const words = normalized(piece).match(/[\p{L}\p{N}_]+/gu) ?? [];
      const runs = words.slice(3).map((_, at) => words.slice(at, at + 4).join(""));
      const held = runs.filter((run) => here.includes(run)).length;
      return runs.length >= 4 && held >= LEAST_SHARE * runs.length;
    }),
  );
}
