import { leansBack } from "@/lib/answering/blocks";
import type { Edit } from "@/lib/answering/claims/edits";
import type { ClaimSpan } from "@/lib/answering/claims/spans";
import type { Citation } from "@/lib/answering/types";
import { mapProse } from "@/lib/chat-rules/code-parts";
import { NOT_FROM_FILES } from "@/lib/contract/values";
import { pageAt } from "@/lib/documents/chunk/page-at";
import { readStatement } from "./statement";
import { type Support, type SupportReader, supportOf } from "./support";

const MARKER = /[ \t]?\[(\d{1,3})\](?!\()/g;
/** A quote of fewer telling words proves nothing. */
const LEAST_TELLING = 3;
const LOOSE = /[:：?？]["'”’»)\]*_\s]*$/;
const FENCE_AFTER = /^\n[ \t]{0,3}(?:```|~~~)[ \t]*(?=\n|$)/;

/** Gives every sentence of an answer its own proof: the words of a passage that say it, or the mark that none does. */
export class AnswerMarks {
  /** Of the answer, with those that the sentences were given. */
  readonly citations: Citation[];
  supported = 0;
  /** Sentences that no passage says, as they stand in the answer. */
  readonly general: string[] = [];
  contradicted = 0;
  /** Where the block begins whose last sentence was left out: "it" in the next one means nothing any more. */
  private lost_in: number | null = null;
  /** What the lines of the block of code that is being read are. */
  private code: Support[] = [];

  constructor(
    private readonly reader: SupportReader,
    citations: readonly Citation[],
  ) {
    this.citations = [...citations];
  }

  /** The sentence with its proof or its mark; null where a passage says otherwise. */
  readonly mark = (span: ClaimSpan, text: string): Edit | null => {
    const own = text.slice(span.start, span.end);
    const cited = span.kind === "code" ? [] : this.citedIn(own);
    const ids = cited.map(({ passage_id }) => passage_id);
    const support = supportOf(withoutMarks(span.text), this.reader, ids);
    if (span.kind === "code") return this.markCode(span, text, support);
    const { start, end, block_start } = span;
    const is_lost = this.lost_in === block_start && leansBack(span);
    this.lost_in = is_lost || support.kind === "contradicted" ? block_start : null;
    if (is_lost) {
      this.contradicted += 1;
      return null;
    }
    const is_loose = span.kind === "heading" || LOOSE.test(withoutMarks(own));
    switch (support.kind) {
      case "supported":
        this.supported += 1;
        return { start, end, text: this.cite(own, cited, support) };
      case "contradicted":
        if (/[?？]/.test(own)) break;
        this.contradicted += 1;
        return null;
      case "empty":
        return { start, end, text: withoutMarks(own) };
      case "general":
        if (is_loose && !support.has_values) return { start, end, text: withoutMarks(own) };
    }
    this.general.push(withoutMarks(span.text).trim());
    return { start, end, text: appended(withoutMarks(own), NOT_FROM_FILES) };
  };

  private citedIn(words: string): Citation[] {
    const numbers = [...words.matchAll(MARKER)].map(([, number]) => Number(number));
    return this.citations.filter(({ marker }) => numbers.includes(marker));
  }

  /** The sentence's own quotes where they tell something of what proves it, else the words of the passage that do. */
  private cite(
    words: string,
    cited: readonly Citation[],
    support: Support & { kind: "supported" },
  ): string {
    const telling = cited.filter(
      ({ passage_id, quote }) =>
        passage_id === support.passage.id && readStatement(quote).terms.length >= LEAST_TELLING,
    );
    if (telling.length > 0) {
      const kept = telling.map(({ marker }) => marker);
      return mapProse(words, (prose) =>
        prose.replace(MARKER, (whole, number: string) =>
          kept.includes(Number(number)) ? whole : "",
        ),
      );
    }
    return appended(withoutMarks(words), `[${this.add(support)}]`);
  }

  private add({ passage, start, end }: Support & { kind: "supported" }): number {
    const quote = passage.text.slice(start, end);
    const same = this.citations.find(
      (each) => each.passage_id === passage.id && each.quote === quote,
    );
    if (same) return same.marker;
    const marker = Math.max(0, ...this.citations.map((each) => each.marker)) + 1;
    this.citations.push({ marker, passage_id: passage.id, quote, page: pageAt(passage, start) });
    return marker;
  }

  /** A block of code is marked as a whole, after its end. */
  private markCode(span: ClaimSpan, text: string, support: Support): Edit {
    this.code.push(support);
    const { start, end } = span;
    const own = text.slice(start, end);
    const fence = FENCE_AFTER.exec(text.slice(end))?.[0];
    if (fence === undefined) return { start, end, text: own };
    const lines = this.code.splice(0);
    if (lines.every(({ kind }) => kind === "empty")) return { start, end, text: own };
    const proof = lines.find((each) => each.kind === "supported");
    if (proof && lines.every(({ kind }) => kind === "supported" || kind === "empty")) {
      this.supported += 1;
      return { start, end: end + fence.length, text: `${own}${fence}\n\n[${this.add(proof)}]` };
    }
    this.general.push(own.trim());
    return { start, end: end + fence.length, text: `${own}${fence}\n\n${NOT_FROM_FILES}` };
  }
}

function withoutMarks(words: string): string {
  return mapProse(words.replaceAll(NOT_FROM_FILES, ""), (prose) => prose.replace(MARKER, ""));
}

/** Behind the last word of a sentence, and in the last cell of a row. */
function appended(words: string, mark: string): string {
  const end = /(?:[ \t]*\|)?\s*$/.exec(words)?.[0] ?? "";
  return `${words.slice(0, words.length - end.length)} ${mark}${end}`;
}
