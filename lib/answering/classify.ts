import type { AnswerKind, Classified, CourseFact } from "./types";

type Rule = { kind: AnswerKind; pattern: RegExp };

const WORK =
  "(?:exams?|mid-?terms?|finals?|quiz(?:zes)?|tests?|assignments?|home ?works?|essays?|projects?|papers?|lab reports?|reports?|problem sets?|submissions?|presentations?|deadlines?|course ?work)";

/** In the order they are tried; the named part of a match is what the question is about. */
const RULES: Rule[] = [
  {
    kind: "greeting",
    pattern:
      /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?(?: you)?|thank you(?: so much| very much)?|hallo|guten tag|bonjour|salut|hola|buenos días|merci|danke|gracias)(?: there| all| again| a lot)?\W*$/iu,
  },
  {
    kind: "deadlines",
    pattern: new RegExp(
      `^(?!when (?:did|was|were) (?!my|our))(?=.*\\b(?:when|what (?:day|date|time)|which (?:day|date)|how (?:long|many days|much time)|by when)\\b).*\\b(?:(?:my|our|next) (?:[\\w-]+ ){0,4}${WORK}|(?:the|this) (?:[\\w-]+ ){0,4}(?:exams?|mid-?terms?|assignments?|home ?work|deadlines?|lab reports?|problem sets?|${WORK}(?= (?:is |are )?due| on\\W*$| again|\\W*$)))\\b`,
      "iu",
    ),
  },
  {
    kind: "deadlines",
    pattern: new RegExp(
      `\\b(?:next|upcoming|coming|overdue|late|missed|open|pending|remaining) ${WORK}\\b|\\b(?:deadlines?|due dates?|exam dates?|exam schedule)\\b|\\bwhat(?:'s| is| do i have)?(?: is)? (?:due|coming up|overdue)\\b|\\b(?:is|are|do i have|have i) (?:anything|something|any ?\\w*) .{0,20}\\b(?:over)?due\\b|\\boverdue\\b.{0,20}\\?|\\b(?:due|hand in|submit) (?:today|tomorrow|this|next|soon)\\b|\\bwhen is .{1,60} due\\b|\\bdo i have (?:an?|any) (?:[\\w-]+ )?${WORK}\\b|\\b${WORK}\\b.{0,20}\\b(?:this|next) (?:week|month)\\b`,
      "iu",
    ),
  },
  {
    kind: "progress",
    pattern:
      /\bmy (?:[\w-]+ )?progress\b|\bprogress (?:so far|in|on|report)\b.*\b(?:i|my|course|plan)\b|\bhow (?:far|well) (?:am i|have i|i am|i'm)\b|\bhow am i doing\b|\bam i (?:on track|behind|ahead)\b|\bhow much (?:have i|is left|do i have left|of (?:my|the) (?:plan|course))\b|\bwhat have i (?:done|finished|completed|covered|learned)\b|\bwhat (?:is|'s) left\b|\bhow many (?:topics|assignments|tasks) (?:have|did|do) i\b/iu,
  },
  {
    kind: "overview",
    pattern:
      /^(?:please |can you |could you )?(?:summari[sz]e|sum up|recap|outline|review|give (?:me )?(?:an? )?(?:short |brief |quick )?(?:summary|overview|outline|recap) (?:of|on|about)|(?:an? )?(?:summary|overview) of|fasse|résume|resume)\s+(?<subject>.+)/iu,
  },
  {
    kind: "overview",
    pattern:
      /\bwhat (?:is|are|does|do) (?<subject>(?:the |this |my )?(?:chapter|section|lecture|week|unit|module|part|document|file|text|reading|article|paper|book|notes|course|material)\b.*?)(?: (?:all )?about| cover| say| discuss| deal with)?\W*$|\b(?:main|key|central|most important) (?:points|ideas|takeaways|messages|concepts|arguments)\b(?: (?:of|in|from|about))?(?<other>.*)/iu,
  },
  {
    kind: "comparison",
    pattern:
      /\b(?:differences?|distinction|contrast|similarit(?:y|ies)|relationship|compar\w+|distinguish\w*|differentiate|unterschied|différences?|diferencias?)\b(?:[^?]*?)\b(?:between|of|zwischen|entre)\s+(?<subject>.+?)\s+(?:and|from|und|et|y)\s+(?<other>.+)/iu,
  },
  {
    kind: "comparison",
    pattern:
      /\b(?:compare|contrast|distinguish|differentiate)\s+(?<subject>.+?)\s+(?:and|with|to|from|against|vs\.?)\s+(?<other>.+)/iu,
  },
  {
    kind: "comparison",
    pattern:
      /\bhow (?:do|does|is|are|did) (?<subject>.+?) (?:differ(?:ent)?|vary|compare) (?:from|to|with) (?<other>.+)/iu,
  },
  { kind: "comparison", pattern: /^(?<subject>.+?)\s+(?:vs\.?|versus)\s+(?<other>.+)/iu },
  {
    kind: "number",
    pattern:
      /\bhow (?:many|much|long|old|far|large|big|tall|high|deep|fast|often|wide|heavy|hot)\b\s*(?<subject>.*)|\bwhat (?:percentage|percent|number|fraction|proportion|amount|share|size|age)\b\s*(?<other>.*)|^wie ?viele?\b|^combien\b|^cuánt[oa]s?\b/iu,
  },
  {
    kind: "when",
    pattern:
      /\b(?:in |on |since |until |by |from )?(?:what|which) (?:year|date|day|month|century|decade|time|period)\b\s*(?<subject>.*)|^(?:since |until )?when\b\s*(?<other>.*)|^wann\b|^quand\b|^cuándo\b/iu,
  },
  {
    kind: "who",
    pattern:
      /^(?:by |to |for |with |from )?(?:who|whom|whose)(?:'s)?\b\s*(?<subject>.*)|\bwhich (?:person|scientist|author|king|queen|president|philosopher|artist|composer)\b\s*(?<other>.*)|^wer\b|^qui\b|^quién(?:es)?\b/iu,
  },
  {
    kind: "why",
    pattern:
      /\bwhy\b\s*(?<subject>.*)|\bwhat (?:is|was) the (?:main )?(?:reason|cause|purpose) (?:for|of|behind|that)\s*(?<other>.*)|\bwhat (?:causes?|caused)\b|\bhow come\b|^warum\b|^pourquoi\b|^por qué\b/iu,
  },
  {
    kind: "list",
    pattern:
      /^(?:please )?(?:list|name|enumerate|identify|state)\s+(?<subject>.+)|\bwhat (?:are|were) (?:the |some |all )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|main|different|major|basic|common|most|key|important|various|possible|typical)\s+){0,3}(?<other>(?:types|kinds|steps|stages|phases|parts|components|causes|effects|advantages|disadvantages|functions|features|characteristics|properties|examples|methods|ways|principles|elements|factors|symptoms|benefits|levels|forms|categories|rules|criteria|requirements|laws|layers|tools|goals|objectives|uses|applications|reasons|consequences|limitations|assumptions|conditions)\b.*)|\b(?:what are|name|which are) (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b|\b(?:give|show)(?: me)? (?:some |an? |the |\w+ )?examples?\b/iu,
  },
  {
    kind: "definition",
    pattern:
      /^(?:please )?(?:define|(?:what is|what's|give(?: me)?) (?:the )?(?:definition|meaning) of|what does|what do|what is meant by|explain (?:the )?(?:term|concept|notion|idea)(?: of)?|what do (?:you|we|they) (?:mean|understand) by|was bedeutet|definiere|définir|que signifie|define|qué significa)\s+(?<subject>.+?)(?:\s+(?:mean|stand for|refer to))?\W*$/iu,
  },
  {
    kind: "definition",
    pattern:
      /^(?:so |and |ok(?:ay)? )?(?:what is|what's|whats|what are|what was|what were|was ist|was sind|qu['’]est-ce qu(?:e |['’]une? |['’])|c['’]est quoi|qué es|que es|qué son|什么是|什麼是)\s*(?:exactly |actually )?(?<subject>.+?)\W*$/iu,
  },
  {
    kind: "definition",
    pattern: /^(?<subject>.+?)(?:是什么|是什麼|とは何ですか|とは|이란 무엇인가요?|คืออะไร)\W*$/u,
  },
  {
    kind: "how",
    pattern:
      /\bhow\b\s*(?:exactly |actually )?(?:do|does|did|is|are|was|were|can|could|would|should|to)?\s*(?<subject>.*)|\bsteps? (?:to|for|of|in)\b\s*(?<other>.*)|^wie\b|^comment\b|^cómo\b/iu,
  },
  {
    kind: "passage",
    pattern:
      /^(?:please |can you |could you )?(?:explain|describe|tell me (?:more )?about|teach me(?: about)?|help me (?:with|understand)|discuss|elaborate on|erkläre|expliquer?|explica)\s+(?:me |to me )?(?<subject>.+?)\W*$/iu,
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

/** Whether the full solution of work that counts is asked for. */
export function isGradedWork(question: string, facts: CourseFact[]): boolean {
  if (SOLVE.test(question)) return true;
  const lower = question.toLowerCase();
  return (
    SOLUTION.test(question) &&
    facts.some(
      ({ kind, title, status }) =>
        kind === "assignment" &&
        title.length >= 5 &&
        lower.includes(title.toLowerCase()) &&
        !/completed|submitted/i.test(status ?? ""),
    )
  );
}

const SOLVE =
  /\b(?:solve|do|write|complete|answer|finish|make)(?: me)?(?: all)?(?: of)? (?:my|our|the|this|these) (?:[\w-]+ ){0,3}(?:assignments?|home ?work|essay|exercises?|problem sets?|problems?|lab report|lab|worksheet|project|paper|quiz|take-home|coursework|report|tasks?)\b|\b(?:solutions?|answers?|answer key) (?:to|for|of) (?:my|our|the|this) (?:[\w-]+ ){0,3}(?:assignments?|home ?work|essay|exercises?|problem sets?|worksheet|project|quiz|exam)\b|\b(?:solve|answer|do) (?:exercise|problem|question|task) \d/iu;
const SOLUTION = /\b(?:solve|solutions?|answers?|write|do|complete|finish|help|how)\b/iu;

/** Without articles, quotation marks and the words that only lead on. */
function tidy(text: string): string {
  return text
    .replace(/[\s?!.,;:]+$/u, "")
    .replace(/^["'“”‘’«»„`]+|["'“”‘’«»`]+$/gu, "")
    .replace(
      /\s+(?:in (?:my|our|the|this) (?:notes|course|material|materials|book|text|textbook|slides|lecture)|please|for me|briefly|in simple (?:words|terms)|exactly)$/iu,
      "",
    )
    .replace(/^(?:is|are|was|were|did|does|do|has|have|had|can|could|should|would)\s+(?=\S)/iu, "")
    .replace(/^(?:an?|the|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una)\s+/iu, "")
    .replace(/^l['’]/iu, "")
    .trim();
}
