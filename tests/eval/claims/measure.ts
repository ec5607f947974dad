import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { judge } from "@/lib/answering/claims/judge";
import { knownPhrases } from "@/lib/answering/claims/known-phrases";
import { NO_CONTEXT } from "@/lib/answering/claims/reading";
import type { Reader } from "@/lib/answering/claims/units";
import { type Claim, readClaims } from "./format";
import { judgePhrases, readPhrases } from "./phrases/phrases";

export interface Outcome extends Pick<Claim, "id" | "language" | "kind" | "label" | "sentence"> {
  previous?: Claim["previous"];
  is_kept: boolean;
  is_right: boolean;
}

/** What the checker does with each sentence of a folder; it sees nothing but the sentence and the one before it. */
export function measureClaims(folder: string): Outcome[] {
  return existsSync(join(folder, "facts.json")) ? ofStudents(folder) : ofPhrases(folder);
}

/** Sentences that say themselves what they state: once with facts that agree, and with facts that do not. */
function ofPhrases(folder: string): Outcome[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return files.flatMap((name) =>
    judgePhrases(readPhrases(join(folder, name))).map((each, index) => {
      const label = each.value === null ? "neutral" : each.changed === "" ? "true" : "false";
      const is_kept = each.verdict !== "wrong";
      return {
        id: `${each.language}-${index}${each.changed && ` ${each.changed}`}`,
        ...{ language: each.language, kind: each.kind, label, sentence: each.text, is_kept },
        is_right: is_kept === (label !== "false"),
      };
    }),
  );
}

function ofStudents(folder: string): Outcome[] {
  const { claims, known } = readClaims(folder);
  const readers = new Map<string, Reader>(
    [...known].map(([id, each]) => [id, { known: each, phrases: knownPhrases(each) }]),
  );
  return claims.map((claim) => {
    const reader = readers.get(claim.student);
    if (!reader) throw new Error(`No facts of ${claim.student}`);
    const context = claim.previous ? judge(claim.previous, reader).context : NO_CONTEXT;
    const is_kept = judge(claim.sentence, reader, context).verdict !== "wrong";
    return { ...claim, is_kept, is_right: is_kept === (claim.label !== "false") };
  });
}

/** The share of false sentences that pass, and of true and neutral ones that do not. */
export function ratesOf(outcomes: readonly Outcome[]) {
  const share = (label: Claim["label"], is_kept: boolean) => {
    const all = outcomes.filter((each) => each.label === label);
    return {
      all: all.length,
      share: all.length ? all.filter((each) => each.is_kept === is_kept).length / all.length : 0,
    };
  };
  return {
    passing: share("false", true),
    dropped: share("true", false),
    neutral: share("neutral", false),
  };
}
