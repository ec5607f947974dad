import { HEADING_NUMBER } from "@/lib/documents/layout/bookmarks";
import {
  edgesOf,
  inMargin,
  isPageNumber,
  marginKey,
  printedNumbers,
} from "@/lib/documents/layout/furniture";
import type { Line, Page } from "@/lib/documents/types";
import { type ContentsEntry, withContents } from "./contents";
import { isPlotted } from "./figures";
import { countStopWords } from "./language";
import { isBuiltOn, isSlide, linesSeen } from "./slides";
import type { Profile } from "./types";

/** A running head stands on at least this many pages. */
const PAGES_OF_A_RUNNING_HEAD = 3;
const SHARE_OF_A_TITLE = 0.5;

export function emptyProfile(): Profile {
  return { pages: 0, sizes: {}, margins: {}, stop_words: {}, words: 0 };
}

/** Adds pages to what is known of the document. */
export function profilePages(profile: Profile, pages: Page[]): Profile {
  const sizes = { ...profile.sizes };
  const margins = { ...profile.margins };
  const stop_words = { ...profile.stop_words };
  const numbering = { ...profile.numbering };
  const built_on = [...(profile.built_on ?? [])];
  let { words, headings = 0, contents = [], last_slide } = profile;
  for (const page of pages) {
    contents = withContents(contents, page);
    const slide = linesSeen(page);
    const goes_on = isBuiltOn(last_slide, slide);
    if (goes_on) built_on.push(page.number - 1);
    last_slide = slide;
    const heads = new Set<string>();
    const edges = edgesOf(page);
    const counted = new Set(edges.flatMap(printedNumbers).map((number) => number - page.number));
    for (const by of counted) numbering[by] = (numbering[by] ?? 0) + 1;
    for (const line of page.lines) {
      const size = line.size.toFixed(1);
      sizes[size] = (sizes[size] ?? 0) + line.text.length;
      if (line.heading !== undefined) headings += 1;
      const spoken = line.text.match(/\p{L}+/gu) ?? [];
      words += spoken.length;
      countStopWords(spoken, stop_words);
      if (inMargin(line, page)) heads.add(headOf(line));
      else if (edges.includes(line)) heads.add(edgeOf(line));
    }
    // The steps in which a slide is built are one page.
    if (!goes_on) for (const head of heads) margins[head] = (margins[head] ?? 0) + 1;
  }
  const counted = { sizes, headings, margins, numbering, contents, stop_words, words };
  const slides = { built_on, ...(last_slide && { last_slide }) };
  return { pages: profile.pages + pages.length, ...counted, ...slides };
}

/** The size most of the text is set in. */
export function bodySize(profile: Profile): number {
  const [size] = Object.entries(profile.sizes).reduce(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    ["11", 0],
  );
  return Number(size);
}

/** A book that says itself what its headings are, so that large type alone makes none. */
export function namesItsHeadings(profile: Profile): boolean {
  return profile.pages >= PAGES_OF_A_BOOK && (hasBookmarks(profile) || hasContents(profile));
}

/** What the printed contents say that begins on a page; nothing where bookmarks say it. */
export function entriesOn(profile: Profile, page: number): ContentsEntry[] {
  if (hasBookmarks(profile) || !hasContents(profile)) return [];
  const printed = page + (numberedFrom(profile) ?? 0);
  return profile.contents?.filter((entry) => entry.printed === printed) ?? [];
}

/** The numbered title of a section that begins on another page, as the first page of a chapter lists them. */
export function namesAnother(profile: Profile, page: number, text: string): boolean {
  if (!HEADING_NUMBER.test(text) || !hasContents(profile)) return false;
  const letters = (title: string) => title.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const printed = page + (numberedFrom(profile) ?? 0);
  return (profile.contents ?? []).some((entry) => {
    return entry.printed > printed && letters(entry.title) === letters(text);
  });
}

/** Bookmarks of the chapters alone leave the sections to the contents. */
function hasBookmarks({ headings = 0, contents = [] }: Profile): boolean {
  return headings >= LEAST_NAMED && headings >= contents.length / 2;
}

function hasContents(profile: Profile): boolean {
  return (profile.contents?.length ?? 0) >= LEAST_NAMED && numberedFrom(profile) !== null;
}

/** How much the number printed on a page is higher than its place in the document; null where none are printed. */
function numberedFrom({ numbering = {} }: Profile): number | null {
  const counts = Object.entries(numbering).sort((a, b) => b[1] - a[1]);
  const [by, pages] = counts[0] ?? ["0", 0];
  return pages >= PAGES_OF_A_RUNNING_HEAD ? Number(by) : null;
}

/** The page without its number and what is printed above or below the pages of a part. */
export function linesOfText(page: Page, profile: Profile): Line[] {
  const edges = edgesOf(page);
  const printed = page.number + (numberedFrom(profile) ?? Number.NaN);
  const is_book = profile.pages >= PAGES_OF_A_BOOK;
  const [is_slide, body] = [isSlide(page), bodySize(profile)];
  const lines = page.lines.filter((line) => {
    if (isPlotted(line)) return false;
    const is_edge = edges.includes(line);
    // Beside other words it may be the number of a question, where each has a page of its own.
    const may_be_head = is_edge && (is_book || !line.text.includes("\t"));
    if (may_be_head && printedNumbers(line).includes(printed)) return false;
    // Several slides have one title; it is larger than the text, as a running head is not.
    const is_title = is_slide && line.y < page.height / 2 && line.size > body;
    const most = is_title ? profile.pages * SHARE_OF_A_TITLE : PAGES_OF_A_RUNNING_HEAD;
    const pages_of_head = (head: string) => profile.margins[head] ?? 0;
    if (inMargin(line, page)) {
      if (isPageNumber(line)) return isMark(line, page);
      return pages_of_head(headOf(line)) < most;
    }
    return !is_edge || pages_of_head(edgeOf(line)) < most;
  });
  return isDirectory(lines, profile) ? [] : lines;
}

/** The raised number of a footnote, which begins in larger type right beside it. */
function isMark(mark: Line, page: Page): boolean {
  return page.lines.some((line) => {
    const gap = line.x - mark.x - mark.width;
    return line.size > mark.size && Math.abs(line.y - mark.y) < mark.size && gap >= -1 && gap < 9;
  });
}

/** A title in large type is not the running head that repeats it. */
function headOf(line: Line): string {
  return `${Math.round(line.size)} ${marginKey(line).slice(0, 60)}`;
}

/** Farther inside the page a head has the same words on the same height; "Exercise 1" and "Exercise 2" are none. */
function edgeOf({ size, y, text }: Line): string {
  return `${Math.round(size)} ${Math.round(y)} ${text.slice(0, 60)}`;
}

const PAGES_OF_A_BOOK = 20;
const LEAST_NAMED = 8;
const SHARE_OF_A_DIRECTORY = 0.5;
const DIRECTORY_LINE = /(?:…|\.\s\.|\t)\s*(?:\d{1,4}|[ivxl]{1,6})$|,\s\d{1,4}(?:[–-]\d{1,4})?,?$/;

/**
 * A page of a book's contents or index. It holds every word of the book and answers no question, so it
 * must not be found before the page it points to.
 */
function isDirectory(lines: Line[], profile: Profile): boolean {
  if (profile.pages < PAGES_OF_A_BOOK || lines.length < 6) return false;
  const entries = lines.filter((line) => DIRECTORY_LINE.test(line.text)).length;
  return entries >= lines.length * SHARE_OF_A_DIRECTORY;
}
