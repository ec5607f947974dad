import type { DocumentText } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { probabilityOf } from "@/lib/documents/extract/decision-trees";
import { pattern, words } from "@/lib/text/pattern";
import type { Day } from "./days";
import { LIKELY_WORK_TREES } from "./likely-work-trees";
import type { SyllabusItem } from "./types";
import { type Candidate, likeness, openCandidates, SAME, workCandidates } from "./work-candidates";
import type { Mention } from "./work-mentions";

/** More than this would be another document's. */
const MOST = 12;
/** From this probability on more is won than lost: docs/extraction.md has the figures. */
const LIKELY = 0.4;

/**
 * Graded work that no rule found and a trained model takes for such, by where and how often the document names it.
 * The model adds names only: no day, no share, and nothing that is certain.
 */
export function likelyWork(
  document: DocumentText,
  days: Day[],
  known: Found<SyllabusItem>[],
): Found<SyllabusItem>[] {
  const items = known.map(({ value }) => value);
  const rated = openCandidates(workCandidates(document, days), items)
    .map(({ candidate, features }) => ({
      candidate,
      probability: probabilityOf(LIKELY_WORK_TREES, features),
    }))
    .filter(({ probability }) => probability >= LIKELY)
    .filter(({ candidate }) => saysEnough(candidate))
    .sort((a, b) => b.probability - a.probability);
  const chosen: Candidate[] = [];
  for (const { candidate } of rated)
    if (chosen.length < MOST && !chosen.some((other) => likeness(candidate, other) >= SAME))
      chosen.push(candidate);
  return chosen.map(factOf).sort((a, b) => a.start - b.start);
}

const BARE = pattern(
  "iu",
)`^${words`labs?, finals, exam, test, exercise, problem, reading, class`}$`;

/** "Lab" or "Finals" alone names nothing to do, unless the document says what it counts. */
function saysEnough({ title, mentions }: Candidate): boolean {
  return !BARE.test(title) || mentions.some(({ signs }) => signs.share || signs.points);
}

/** Proven by the mention that tells most: one in the grading, a heading, the beginning of an entry. */
function factOf({ title, type, mentions }: Candidate): Found<SyllabusItem> {
  const tells = ({ signs }: Mention) =>
    [signs.in_grading, signs.begins, signs.whole].filter(Boolean).length;
  const [best] = mentions.toSorted((a, b) => tells(b) - tells(a));
  const { start = 0, end = 0 } = best ?? {};
  return {
    value: { title, type, due: null, weight_percent: null, is_certain: false },
    start,
    end,
    confidence: "inferred",
  };
}
