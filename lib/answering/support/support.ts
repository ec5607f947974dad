import { type Sentence, sentencesIn } from "@/lib/answering/sentences";
import type { Passage } from "@/lib/answering/types";
import { type Match, matched, type Related, relatedOf, shareOf } from "./alignment";
import { type Difference, differenceOf } from "./conflicts";
import { readStatement, type Statement } from "./statement";
import { isOf } from "./vocabulary";

/** How a sentence stands to the passages an answer was given. */
export type Support =
  /** A passage says it: words of it, verbatim, that do. */
  | { kind: "supported"; passage: Passage; start: number; end: number }
  /** The passages do not say it. */
  | { kind: "general"; has_values: boolean }
  /** A passage says otherwise. */
  | { kind: "contradicted" }
  /** It says nothing that could be proven: a greeting, an offer. */
  | { kind: "empty" };

/** A sentence of a passage as it is compared. */
interface Read {
  sentence: Sentence;
  statement: Statement;
}

interface ReadPassage {
  passage: Passage;
  sentences: Read[];
  /** The words of its title and headings. */
  heading: Statement;
}

/** Passages as sentences are held against them; made once for all sentences of an answer. */
export interface SupportReader {
  passages: ReadPassage[];
  known: Map<string, Support>;
}

export function supportReader(passages: readonly Passage[]): SupportReader {
  return {
    passages: passages.map((passage) => ({
      passage,
      sentences: sentencesIn(passage).map((sentence) => ({
        sentence,
        statement: readStatement(sentence.text),
      })),
      heading: readStatement([passage.title, ...passage.heading_path].join(" , ")),
    })),
    known: new Map(),
  };
}

/** A sentence that says less than this names nothing that could be proven. */
const LEAST_SAID = 1.5;
const FEW_WORDS = 12;
/** How much of a sentence has to stand in a passage. */
const SUPPORTED = 0.6;
/** And how much of it in one sentence there, the rest beside it. */
const CENTRAL = 0.4;
const NEXT_TO = 0.9;
const HEADING = 0.9;
/** How much of it has to stand in one sentence of a passage, for it to say otherwise. */
const COMPARABLE = 0.65;
const LESS_THAN_BEST = 0.15;

/** Whether the passages say what a sentence says; those it cites are asked first. */
export function supportOf(
  text: string,
  reader: SupportReader,
  cited: readonly number[] = [],
): Support {
  const key = `${cited.join(" ")} ${text}`;
  const known = reader.known.get(key);
  if (known) return known;
  const support = decide(text, reader, cited);
  reader.known.set(key, support);
  return support;
}

function decide(text: string, reader: SupportReader, cited: readonly number[]): Support {
  const said = readStatement(text);
  if (saysNothing(said)) return { kind: "empty" };
  if (said.is_offer) return { kind: "general", has_values: hasValues(said) };
  const related = relatedOf(said);
  const all = reader.passages.flatMap((each) => candidates(said, related, each));
  const is_cited = (each: Candidate) => cited.includes(each.read.passage.id);
  const own = all.filter(is_cited);
  for (const pool of own.length > 0 ? [own, all] : [all]) {
    const verdict = verdictOf(pool);
    if (verdict) return verdict;
  }
  return { kind: "general", has_values: hasValues(said) };
}

/** A number or a name. */
function hasValues({ terms, marks }: Statement): boolean {
  return (
    marks.some(({ sort }) => sort === "number" || sort === "year" || sort === "percent") ||
    terms.some(({ is_name, is_first }) => is_name && !is_first)
  );
}

function saysNothing(said: Statement): boolean {
  const { terms, languages, words } = said;
  if (hasValues(said)) return false;
  if (said.is_offer) return true;
  const telling = terms.filter(({ word }) => !isOf("talk", word, languages));
  const weight = telling.reduce((sum, each) => sum + each.weight, 0);
  return weight < LEAST_SAID && words <= FEW_WORDS;
}

/** A place of a passage that could say it. */
interface Candidate {
  read: ReadPassage;
  /** From this sentence of the passage to that one. */
  from: number;
  to: number;
  /** How much of the sentence stands there, and how much in the one sentence of it. */
  share: number;
  own: number;
  conflicts: Difference["conflicts"];
  missing: number;
  count: number;
}

const MOST = 6;
const MOST_GAP = 2;

function candidates(said: Statement, related: Related, read: ReadPassage): Candidate[] {
  const matches = read.sentences.map(({ statement }) => matched(said, related, statement));
  const heading = matched(said, related, read.heading).map(({ like }) => like * HEADING);
  const owns = matches.map((each) =>
    shareOf(
      said,
      each.map(({ like }) => like),
    ),
  );
  return [...owns.keys()]
    .toSorted((a, b) => (owns[b] ?? 0) - (owns[a] ?? 0))
    .slice(0, MOST)
    .filter((at) => (owns[at] ?? 0) > 0.2)
    .map((at) => candidateAt({ said, related, read, matches, heading, at, own: owns[at] ?? 0 }));
}

interface Place {
  said: Statement;
  related: Related;
  read: ReadPassage;
  matches: Match[][];
  heading: number[];
  at: number;
  own: number;
}

function candidateAt({ said, read, matches, heading, at, own }: Place): Candidate {
  const here = matches[at] ?? [];
  const held = here.map(({ like }) => like);
  let [from, to] = [at, at];
  const around: Statement[] = [];
  for (const next of [at - 1, at + 1]) {
    const beside = matches[next];
    const statement = read.sentences[next]?.statement;
    if (!beside || !statement) continue;
    around.push(statement);
    const gained = beside.some(({ like }, index) => like * NEXT_TO > (held[index] ?? 0) + 0.2);
    if (!gained) continue;
    for (const [index, { like }] of beside.entries())
      held[index] = Math.max(held[index] ?? 0, like * NEXT_TO);
    from = Math.min(from, next);
    to = Math.max(to, next);
  }
  for (const [index, like] of heading.entries()) held[index] = Math.max(held[index] ?? 0, like);
  const statement = read.sentences[at]?.statement ?? said;
  const { conflicts, missing } = differenceOf({
    said,
    here: statement,
    around: [...around, read.heading],
    matches: here,
  });
  return {
    read,
    from,
    to,
    share: shareOf(said, held),
    own,
    conflicts,
    missing: missing + Number(longestGap(said, held) > MOST_GAP),
    count: held.filter((like) => like > 0).length,
  };
}

/** How many words that follow each other nothing there says: a thing of its own. */
function longestGap({ terms }: Statement, held: readonly number[]): number {
  let [longest, gap] = [0, 0];
  for (const [at, { weight }] of terms.entries()) {
    gap = (held[at] ?? 0) > 0 ? 0 : gap + Number(weight === 1);
    longest = Math.max(longest, gap);
  }
  return longest;
}

function verdictOf(pool: Candidate[]): Support | null {
  const sorted = pool.toSorted((a, b) => b.own + b.share - a.own - a.share);
  const [best] = sorted;
  if (!best) return null;
  const near = sorted.filter(
    ({ own, share }) => own + share >= best.own + best.share - 2 * LESS_THAN_BEST,
  );
  const proof = near.find(
    ({ share, own, conflicts, missing, count }) =>
      share >= SUPPORTED && own >= CENTRAL && conflicts.length === 0 && missing === 0 && count >= 2,
  );
  const denial = near.find(({ own, conflicts }) => conflicts.length > 0 && own >= COMPARABLE);
  if (proof && (!denial || proof.own >= denial.own)) return supportedBy(proof);
  return denial ? { kind: "contradicted" } : null;
}

function supportedBy({ read: { passage, sentences }, from, to }: Candidate): Support {
  const start = sentences[from]?.sentence.start ?? 0;
  const end = sentences[to]?.sentence.end ?? start;
  return { kind: "supported", passage, start, end };
}
