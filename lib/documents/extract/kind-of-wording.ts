import type { AssignmentType } from "@/lib/contract/assignment-values";
import { pattern } from "@/lib/text/pattern";

/** What a text says of itself, and how much it counts. */
const SIGNS: [AssignmentType, RegExp, number][] = [
  [
    "exam",
    pattern("iu")`
      \b(?:closed|open)[ -](?:book|notes?)\b|
      \bdo not (?:open|turn)\b.{0,30}\b(?:exam|test|booklet|page)\b|
      \bthis (?:exam|test|midterm)\b|
      \bduration of (?:the )?exam|
      \bBearbeitungszeit\b|
      \bdurée de l['’]épreuve|
      \bhilfsmittel\b`,
    3,
  ],
  [
    "exam",
    pattern("iu")`
      \byou have (?:\d+|one|two|three) (?:minutes|hours?)\b|
      \bstudent id\b|
      \bcalculators? (?:are|is) (?:not )?(?:allowed|permitted)\b`,
    2,
  ],
  ["quiz", /\bthis quiz\b/iu, 3],
  [
    "essay",
    pattern("iu")`
      \b(?:write|submit) an? (?:\d[\d,–-]*[- ]?(?:word|page) )?essay\b|
      \bthis essay\b|
      \bessay (?:question|prompt|topic)s?\b`,
    3,
  ],
  [
    "paper",
    /\b(?:write|submit) an? (?:\w+[- ]){0,3}(?:paper|report)\b|\bthis paper\b|\bdouble[- ]spaced\b/iu,
    2,
  ],
  [
    "project",
    pattern("iu")`
      \bthis project\b|
      \bproject (?:proposal|report|deliverables?|teams?|description)\b|
      \byour (?:team|group) (?:will|must|should)\b`,
    2,
  ],
  [
    "lab",
    /\bthis lab\b|\blab (?:report|notebook|partner|manual)\b|\b(?:apparatus|pre-?lab)\b/iu,
    2,
  ],
  ["presentation", /\b(?:your|this|minute) presentation\b/iu, 2],
  [
    "discussion",
    /\b(?:reply|respond) to (?:at least )?(?:\w+ )?(?:classmates?|peers?|posts?)\b|\bdiscussion board\b/iu,
    3,
  ],
  [
    "homework",
    pattern("iu")`
      \bthis (?:homework|assignment|problem set|worksheet)\b|
      \b(?:homework|problem set|assignment|hw) ?#?\d+\b|
      \bübungsblatt\b`,
    2,
  ],
];

/** The kind of work the wording suggests where the title is silent: where the sign stands, or null. */
export function kindOfWording(
  text: string,
): { type: AssignmentType; start: number; end: number } | null {
  const weights = new Map<AssignmentType, { weight: number; start: number; end: number }>();
  for (const [type, sign, weight] of SIGNS) {
    const match = sign.exec(text);
    if (!match) continue;
    const known = weights.get(type) ?? {
      weight: 0,
      start: match.index,
      end: match.index + match[0].length,
    };
    weights.set(type, { ...known, weight: known.weight + weight });
  }
  const best = [...weights].sort((a, b) => b[1].weight - a[1].weight)[0];
  return best ? { type: best[0], start: best[1].start, end: best[1].end } : null;
}
