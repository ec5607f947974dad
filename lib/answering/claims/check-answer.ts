import { cutOf, type Edit, edited } from "./edits";
import { type Judged, judge } from "./judge";
import type { Known, KnownCourse, KnownItem } from "./known";
import { knownPhrases } from "./known-phrases";
import { type Context, NO_CONTEXT } from "./reading";
import { UNKNOWN_REFERENCE } from "./references";
import { type ClaimSpan, claimSpans } from "./spans";
import type { Reader } from "./units";

export interface CheckedAnswer {
  text: string;
  /** Sentences that the student's data do not bear out. */
  left_out: number;
  /** Sentences about the student's own work that hold. */
  kept: number;
  /** Whether a sentence is left that says something, and not only heads or leads to what is gone. */
  says_anything: boolean;
  /** What the sentences that were kept speak of. */
  items: KnownItem[];
  courses: KnownCourse[];
}

/** What stands in place of a sentence that does not speak of the student's own work; null leaves it out. */
type Other = (span: ClaimSpan, text: string) => Edit | null;

/** A reader of sentences about one student; made once for all sentences of an answer. */
export function claimReader(known: Known): Reader {
  return { known, phrases: knownPhrases(known) };
}

/** Leaves out of an answer what the student's own data do not bear out; `other` decides of the rest. */
export function checkAnswer(
  text: string,
  reader: Reader,
  { question = "", other = unchanged }: { question?: string; other?: Other } = {},
): CheckedAnswer {
  const hints = question ? judge(question, reader).context.languages : [];
  const walk = new Walk(reader, { ...NO_CONTEXT, languages: hints });
  const spans = claimSpans(text);
  const cut = new Set<ClaimSpan>();
  const edits: Edit[] = [];
  for (const span of spans) {
    const verdict = walk.verdictOn(span);
    const edit = verdict === "general" ? other(span, text) : null;
    if (edit) edits.push(edit);
    else if (verdict !== "own") cut.add(span);
    walk.goOn(span, { is_kept: !cut.has(span), is_own: verdict === "own" });
  }
  edits.push(...[...cut].map((span) => cutOf(text, span, spans, cut)));
  const { left_out, kept, items, courses, says_anything } = walk;
  const rest = edited(text, spans, edits);
  return { text: rest, left_out, kept, items: [...items], courses: [...courses], says_anything };
}

function unchanged({ start, end }: ClaimSpan, text: string): Edit {
  return { start, end, text: text.slice(start, end) };
}

/** Goes through the sentences in order and remembers what each can go on from. */
class Walk {
  left_out = 0;
  kept = 0;
  says_anything = false;
  readonly items = new Set<KnownItem>();
  readonly courses = new Set<KnownCourse>();
  private heading: Context;
  private judged: Judged | null = null;
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

  verdictOn(span: ClaimSpan): Judged["verdict"] {
    this.judged = judge(span.text, this.reader, this.before(span));
    const is_wrong = this.judged.verdict === "wrong" || span.text.includes(UNKNOWN_REFERENCE);
    if (is_wrong) this.left_out += 1;
    return is_wrong ? "wrong" : this.judged.verdict;
  }

  /** After a sentence, what the next can go on from; what was left out takes along what goes on from it. */
  goOn(span: ClaimSpan, { is_kept, is_own }: { is_kept: boolean; is_own: boolean }): void {
    const { judged } = this;
    if (!judged) return;
    this.context = is_kept
      ? judged.context
      : { ...judged.context, items: [], course: null, is_lost: true };
    if (span.kind === "heading") this.heading = this.context;
    if (is_kept && is_own) this.note(judged);
    if (is_kept && span.kind !== "heading" && !/[:：]$/.test(span.text)) this.says_anything = true;
  }

  private note({ items, courses }: Judged): void {
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
