import { pattern } from "@/lib/text/pattern";
import {
  ADDITIONS,
  AND,
  ARTICLES,
  AUXILIARIES,
  BETWEEN,
  COUNTS,
  DEFINE,
  DEFINITE_WORK,
  DIFFERENCE,
  EXPLAIN,
  GRADED_WORK,
  GREETINGS,
  HOW,
  HOW_MANY,
  IS_WHAT,
  LIST_ADJECTIVES,
  LISTED_THINGS,
  MEASURES,
  PARTS_OF_MATERIAL,
  PERIODS,
  PERSONS,
  POLITE_STARTS,
  QUANTITIES,
  SOLVABLE_WORK,
  SUMMARISE,
  WHAT_IS,
  WHEN,
  WHO,
  WHY,
  WORK,
} from "./question-words";
import type { AnswerKind, Classified, CourseFact, QuestionType } from "./types";

type Rule = { kind: AnswerKind; pattern: RegExp };

/** In the order they are tried; the named part of a match is what the question is about. */
const RULES: Rule[] = [
  {
    kind: "greeting",
    pattern: pattern("iu")`^${GREETINGS}(?: there| all| again| a lot)?\W*$`,
  },
  {
    kind: "deadlines",
    pattern: pattern("iu")`
      ^(?!when (?:did|was|were) (?!my|our))
      (?=.*\b(?:when|what (?:day|date|time)|which (?:day|date)|how (?:long|many days|much time)|by when)\b).*
      \b(?:
        (?:my|our|next) (?:[\w-]+ ){0,4}${WORK}|
        (?:the|this) (?:[\w-]+ ){0,4}(?:${DEFINITE_WORK}|${WORK}(?= (?:is |are )?due| on\W*$| again|\W*$))
      )\b`,
  },
  {
    kind: "deadlines",
    pattern: pattern("iu")`
      \b(?:next|upcoming|coming|overdue|late|missed|open|pending|remaining) ${WORK}\b|
      \b(?:deadlines?|due dates?|exam dates?|exam schedule)\b|
      \bwhat(?:'s| is| do i have)?(?: is)? (?:due|coming up|overdue)\b|
      \b(?:is|are|do i have|have i) (?:anything|something|any ?\w*) .{0,20}\b(?:over)?due\b|
      \boverdue\b.{0,20}\?|
      \b(?:due|hand in|submit) (?:today|tomorrow|this|next|soon)\b|
      \bwhen is .{1,60} due\b|
      \bdo i have (?:an?|any) (?:[\w-]+ )?${WORK}\b|
      \b${WORK}\b.{0,20}\b(?:this|next) (?:week|month)\b`,
  },
  {
    kind: "progress",
    pattern: pattern("iu")`
      \bmy (?:[\w-]+ )?progress\b|
      \bprogress (?:so far|in|on|report)\b.*\b(?:i|my|course|plan)\b|
      \bhow (?:far|well) (?:am i|have i|i am|i'm)\b|
      \bhow am i doing\b|
      \bam i (?:on track|behind|ahead)\b|
      \bhow much (?:have i|is left|do i have left|of (?:my|the) (?:plan|course))\b|
      \bwhat have i (?:done|finished|completed|covered|learned)\b|
      \bwhat (?:is|'s) left\b|
      \bhow many (?:topics|assignments|tasks) (?:have|did|do) i\b`,
  },
  {
    kind: "definition",
    pattern: pattern("iu")`
      \b(?:what|how) (?:does|do|did) (?:the |this |my |our )?${PARTS_OF_MATERIAL} (?:mean by|define)\s+(?<subject>.+?)
      (?: and .*)?\W*$`,
  },
  {
    kind: "overview",
    pattern: pattern("iu")`^${POLITE_STARTS}?${SUMMARISE}\s+(?<subject>.+)`,
  },
  {
    kind: "overview",
    pattern: pattern("iu")`
      \bwhat (?:is|are|does|do) (?<subject>(?:the |this |my )?${PARTS_OF_MATERIAL}\b.*?)
      (?: (?:all )?about| cover| say| discuss| deal with)?\W*$|
      \b(?:main|key|central|most important) (?:points|ideas|takeaways|messages|concepts|arguments)\b
      (?: (?:of|in|from|about))?(?<other>.*)`,
  },
  {
    kind: "comparison",
    pattern: pattern("iu")`
      \b${DIFFERENCE}\b(?:[^?]*?)\b${BETWEEN}\s+(?<subject>.+?)\s+${AND}\s+(?<other>.+)`,
  },
  {
    kind: "comparison",
    pattern: pattern("iu")`
      \b(?:compare|contrast|distinguish|differentiate)\s+(?<subject>.+?)
      \s+(?:and|with|to|from|against|vs\.?)\s+(?<other>.+)`,
  },
  {
    kind: "comparison",
    pattern:
      /\bhow (?:do|does|is|are|did) (?<subject>.+?) (?:differ(?:ent)?|vary|compare) (?:from|to|with) (?<other>.+)/iu,
  },
  { kind: "comparison", pattern: /^(?<subject>.+?)\s+(?:vs\.?|versus)\s+(?<other>.+)/iu },
  {
    kind: "number",
    pattern: pattern("iu")`
      \bhow ${MEASURES}\b\s*(?<subject>.*)|\bwhat ${QUANTITIES}\b\s*(?<other>.*)|^${HOW_MANY}\b`,
  },
  {
    kind: "when",
    pattern: pattern("iu")`
      \b(?:in |on |since |until |by |from )?(?:what|which) ${PERIODS}\b\s*(?<subject>.*)|
      ^(?:since |until )?when\b\s*(?<other>.*)|
      ^${WHEN}\b`,
  },
  {
    kind: "who",
    pattern: pattern("iu")`
      ^(?:by |to |for |with |from )?(?:who|whom|whose)(?:'s)?\b\s*(?<subject>.*)|
      \bwhich ${PERSONS}\b\s*(?<other>.*)|
      ^${WHO}\b`,
  },
  {
    kind: "why",
    pattern: pattern("iu")`
      \bwhy\b\s*(?<subject>.*)|
      \bwhat (?:is|was) the (?:main )?(?:reason|cause|purpose) (?:for|of|behind|that)\s*(?<other>.*)|
      \bwhat (?:causes?|caused)\b|
      \bhow come\b|
      ^${WHY}\b`,
  },
  {
    kind: "list",
    pattern: pattern("iu")`
      ^(?:please )?(?:list|name|enumerate|identify|state)\s+(?<subject>.+)|
      \bwhat (?:are|were) (?:the |some |all )?(?:(?:${COUNTS}|${LIST_ADJECTIVES})\s+){0,3}
      (?<other>${LISTED_THINGS}\b.*)|
      \b(?:what are|name|which are) (?:the )?${COUNTS}\b|
      \b(?:give|show)(?: me)? (?:some |an? |the |\w+ )?examples?\b`,
  },
  {
    kind: "definition",
    pattern: pattern("iu")`
      ^(?:please )?${DEFINE}\s+(?<subject>.+?)(?:\s+(?:mean|stand for|refer to))?\W*$`,
  },
  {
    kind: "definition",
    pattern: pattern("iu")`
      ^(?:so |and |ok(?:ay)? )?${WHAT_IS}\s*(?:exactly |actually )?(?<subject>.+?)\W*$`,
  },
  { kind: "definition", pattern: pattern("u")`^(?<subject>.+?)${IS_WHAT}\W*$` },
  {
    kind: "how",
    pattern: pattern("iu")`
      \bhow\b\s*(?:exactly |actually )?(?:do|does|did|is|are|was|were|can|could|would|should|to)?\s*(?<subject>.*)|
      \bsteps? (?:to|for|of|in)\b\s*(?<other>.*)|
      ^${HOW}\b`,
  },
  {
    kind: "passage",
    pattern: pattern("iu")`^${POLITE_STARTS}?${EXPLAIN}\s+(?:me |to me )?(?<subject>.+?)\W*$`,
  },
];

/** What is asked, and about what. */
export function classifyQuestion(question: string): Classified {
  const text = question
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[¿¡\s]+/u, "");
  for (const { kind, pattern } of RULES) {
    const match = text.match(pattern);
    if (!match) continue;
    const subject = tidy(match.groups?.subject ?? match.groups?.other ?? text) || tidy(text);
    const is_comparison = kind === "comparison";
    const other = is_comparison ? tidy(match.groups?.other ?? "") : "";
    return {
      kind,
      subject,
      others: other
        ? other
            .split(/\s*(?:,| and )\s+/)
            .map(tidy)
            .filter(Boolean)
        : [],
    };
  }
  return { kind: "passage", subject: tidy(text), others: [] };
}

/** Whether a way in serves the question better than a solution: work that counts. */
export function isForHint(
  { question, question_type }: { question: string; question_type?: QuestionType | undefined },
  facts: CourseFact[],
): boolean {
  return question_type === "homework" || isGradedWork(question, facts);
}

/** Whether the full solution of work that counts is asked for. */
function isGradedWork(question: string, facts: CourseFact[]): boolean {
  if (SOLVE.test(question)) return true;
  const lower = question.toLowerCase();
  return (
    SOLUTION.test(question) &&
    facts.some(
      ({ kind, title, is_done }) =>
        kind === "assignment" &&
        title.length >= 5 &&
        lower.includes(title.toLowerCase()) &&
        !is_done,
    )
  );
}

const SOLVE = pattern("iu")`
  \b(?:solve|do|write|complete|answer|finish|make)
  (?: me)?(?: all)?(?: of)? (?:my|our|the|this|these) (?:[\w-]+ ){0,3}${GRADED_WORK}\b|
  \b(?:solutions?|answers?|answer key) (?:to|for|of) (?:my|our|the|this) (?:[\w-]+ ){0,3}${SOLVABLE_WORK}\b|
  \b(?:solve|answer|do) (?:exercise|problem|question|task) \d`;
const SOLUTION = /\b(?:solve|solutions?|answers?|write|do|complete|finish|help|how)\b/iu;

/** Without articles, quotation marks and the words that only lead on. */
function tidy(text: string): string {
  return text
    .replace(/[\s?!.,;:]+$/u, "")
    .replace(/^["'“”‘’«»„`]+|["'“”‘’«»`]+$/gu, "")
    .replace(ENDING, "")
    .replace(AUXILIARY, "")
    .replace(ARTICLE, "")
    .replace(/^l['’]/iu, "")
    .trim();
}

const ENDING = pattern("iu")`\s+${ADDITIONS}$`;
const AUXILIARY = pattern("iu")`^${AUXILIARIES}\s+(?=\S)`;
const ARTICLE = pattern("iu")`^${ARTICLES}\s+`;
