import { judge } from "./judge";
import type { Known, KnownCourse, KnownItem } from "./known";
import { knownPhrases } from "./known-phrases";
import { type Context, NO_CONTEXT } from "./reading";
import { UNKNOWN_REFERENCE } from "./references";
import { type ClaimSpan, claimSpans } from "./spans";
import type { Reader } from "./units";

export interface CheckedAnswer {
  text: string;
  /** Sentences that were left out. */
  left_out: number;
  /** Sentences about the student's own work that hold. */
  kept: number;
  /** Whether a sentence is left that says something, and not only heads or leads to what is gone. */
  says_anything: boolean;
  /** What the sentences that were kept speak of. */
  items: KnownItem[];
  courses: KnownCourse[];
}

/** A reader of sentences about one student; made once for all sentences of an answer. */
export function claimReader(known: Known): Reader {
  return { known, phrases: knownPhrases(known) };
}

/** Leaves out of an answer what the student's own data do not bear out. */
export function checkAnswer(
  text: string,
  reader: Reader,
  { question = "" }: { question?: string } = {},
): CheckedAnswer {
  const hints = question ? judge(question, reader).context.languages : [];
  const walk = new Walk(reader, { ...NO_CONTEXT, languages: hints });
  const spans = claimSpans(text);
  const cut = new Set(spans.filter((span) => !walk.keeps(span)));
  const cuts = [...cut].map((span) => cutOf(text, span, spans, cut));
  const { left_out, kept, items, courses, says_anything } = walk;
  const heads = withoutEmptyHeads(text, spans, cuts);
  return { text: heads, left_out, kept, items: [...items], courses: [...courses], says_anything };
}

/** A block of code of which no line is left, closed or not yet. */
const EMPTY_FENCE = /(^|\n)[ \t]*(```|~~~)[^\n]*\n\s*(?:\2[ \t]*(?=\n|$)|$)/g;

/** Where a sentence begins and ends; with the marks and the line of its block where nothing of it is left. */
function cutOf(
  text: string,
  span: ClaimSpan,
  spans: readonly ClaimSpan[],
  cut: ReadonlySet<ClaimSpan>,
): { start: number; end: number } {
  const block = spans.filter(({ block_start }) => block_start === span.block_start);
  if (!block.every((each) => cut.has(each))) return { start: span.start, end: span.end };
  const is_line = span.kind !== "prose" && text[span.end] === "\n";
  return { start: span.is_first ? span.block_start : span.start, end: span.end + Number(is_line) };
}

/** Goes through the sentences in order and remembers what each can go on from. */
class Walk {
  left_out = 0;
  kept = 0;
  says_anything = false;
  readonly items = new Set<KnownItem>();
  readonly courses = new Set<KnownCourse>();
  private heading: Context;
  private context: Context;
  /** What the items of a list go on from, by how far they are set in. */
  private readonly leads: { indent: number; context: Context }[] = [];

  constructor(
    private readonly reader: Reader,
    start: Context,
  ) {
    this.heading = start;
    this.context = start;
  }

  keeps(span: ClaimSpan): boolean {
    const before = this.before(span);
    const judged = judge(span.text, this.reader, before);
    const is_kept = judged.verdict !== "wrong" && !span.text.includes(UNKNOWN_REFERENCE);
    this.context = is_kept
      ? judged.context
      : { ...judged.context, items: [], course: null, is_lost: true };
    if (span.kind === "heading") this.heading = this.context;
    if (!is_kept) {
      this.left_out += 1;
      return false;
    }
    if (judged.verdict === "own") this.note(judged);
    if (span.kind !== "heading" && !/[:：]$/.test(span.text)) this.says_anything = true;
    return true;
  }

  private note({ items, courses }: { items: KnownItem[]; courses: KnownCourse[] }): void {
    this.kept += 1;
    for (const item of items) this.items.add(item);
    for (const course of courses) this.courses.add(course);
  }

  private before({ kind, is_first, indent }: ClaimSpan): Context {
    if (kind === "heading") return { ...NO_CONTEXT, languages: this.context.languages };
    if (kind === "row") return this.heading;
    if (kind !== "item") {
      this.leads.length = 0;
      return this.context;
    }
    if (!is_first) return this.context;
    while ((this.leads.at(-1)?.indent ?? 0) > indent) this.leads.pop();
    const lead = this.leads.at(-1);
    if (lead?.indent === indent) return lead.context;
    this.leads.push({ indent, context: this.context });
    return this.context;
  }
}

/** The text without what was cut, and without the head of a table of which no row is left. */
function withoutEmptyHeads(
  text: string,
  spans: readonly ClaimSpan[],
  cuts: { start: number; end: number }[],
): string {
  const isCut = (span: ClaimSpan) =>
    cuts.some(({ start }) => start === span.start || start === span.block_start);
  for (const [at, span] of spans.entries()) {
    if (span.head_start === null) continue;
    let end = at;
    while (spans[end + 1]?.kind === "row" && spans[end + 1]?.head_start === null) end += 1;
    if (spans.slice(at, end + 1).every(isCut))
      cuts.push({ start: span.head_start, end: span.block_start });
  }
  if (cuts.length === 0) return text;
  let rest = "";
  let from = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start > from) rest += text.slice(from, start);
    from = Math.max(from, end);
  }
  return (rest + text.slice(from))
    .replace(EMPTY_FENCE, "$1")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
