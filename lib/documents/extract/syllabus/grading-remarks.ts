import type { DocumentText, Span } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { pattern, source, type WordList, words } from "@/lib/text/pattern";
import { sentenceSpans } from "@/lib/text/sentences";
import { passagesOf } from "./passages";
import type { GradingRemark } from "./types";

/**
 * Sentences that say how the grade comes about beyond shares, points and letters: a curve, a score that replaces
 * another, what has to be passed, absences. They are quoted and not acted on: a rule that is misread costs a grade.
 */
export function findGradingRemarks(document: DocumentText): Found<GradingRemark>[] {
  const remarks = sentencesOf(document).flatMap(({ start, end }): Found<GradingRemark>[] => {
    const written = document.text.slice(start, end);
    const sentence = written.replace(/\s+/g, " ").replace(BULLET, "");
    const kind = kindOf(sentence);
    if (!kind) return [];
    const value = { kind, sentence: shortened(sentence) };
    return [{ start, end, value, confidence: "exact" }];
  });
  const firsts = remarks.filter(
    ({ value }, at) => remarks.findIndex((one) => one.value.sentence === value.sentence) === at,
  );
  return firsts
    .filter(({ value: { kind } }, at) => {
      const before = firsts.slice(0, at).filter(({ value }) => value.kind === kind);
      return before.length < MOST_OF_A_KIND;
    })
    .slice(0, MOST);
}

/** Whole ones, also where a paragraph was taken apart within one; a question with what answers it. */
function sentencesOf(document: DocumentText): Span[] {
  const spans = passagesOf(document).flatMap(({ text, start }) =>
    sentenceSpans(text).map((span) => ({
      start: start + span.start,
      end: start + span.start + text.slice(span.start, span.end).trimEnd().length,
    })),
  );
  const textOf = ({ start, end }: Span) => document.text.slice(start, end);
  return spans.flatMap((span, at) => {
    const next = spans[at + 1];
    const last = spans[at - 1];
    const goes_on = (a: Span, b: Span) => !ENDS.test(textOf(a)) && CONTINUES.test(textOf(b));
    if (last && (goes_on(last, span) || textOf(last).endsWith("?"))) return [];
    if (next && (goes_on(span, next) || textOf(span).endsWith("?"))) {
      return [{ start: span.start, end: next.end }];
    }
    return ENDS.test(textOf(span)) ? [span] : [];
  });
}

const ENDS = /[.!?:;)\]]["'”’»]?$|["”»]$/;
const CONTINUES = /^[\p{Ll}\d(“"‘]/u;
const BULLET = /^[•◦▪‣–—*-]\s*/u;
const MOST = 10;
const MOST_OF_A_KIND = 4;
const MOST_LETTERS = 400;
const LEAST_WORDS = 5;

const GRADED = words`
  grades?, graded, grading, scores?, marks?, points?, percent(?:age)?s?, averages?, exams?, midterms?, finals?, tests?,
  quiz(?:zes)?, homeworks?, assignments?, papers?, projects?, labs?, letter, scale
`;
const IS_GRADED = pattern("iu")`(?<![\p{L}])${GRADED}(?![\p{L}])|%`;
const GRADED_WORDS = pattern("giu")`(?<![\p{L}])${GRADED}(?![\p{L}])`;
const COURSE = "(?:(?:the|this|our|a) )?(?:course|class|module|seminar|subject)";

/** What else such words are said of. */
const OTHER_MATTER = whole(words`
  cheat\w*, plagiari\w*, dishonest\w*, misconduct, integrity, honou?r (?:code|council|board),
  late (?:work|homework|assignments?|submissions?|papers?|policy|penalt\w+), days? late, weeks? late, submitted late,
  turned in late, re-?grad\w+, disabilit\w+, prerequisites?, faith, religio\w+, accommodations?
`);

type Kind = GradingRemark["kind"];

/** Whether one of them stands in a sentence, as whole words. */
function whole(forms: WordList): RegExp {
  return pattern("iu")`(?<![\p{L}])${forms}(?![\p{L}])`;
}

const RULES: readonly [kind: Kind, asks: (sentence: string) => boolean][] = [
  ["weightings", (sentence) => WEIGHTINGS.test(sentence)],
  ["replacement", (sentence) => REPLACES.test(sentence) && countOf(sentence, GRADED_WORDS) > 1],
  ["replacement", (sentence) => WHICHEVER.test(sentence) && IS_GRADED.test(sentence)],
  ["curve", (sentence) => CURVE.test(sentence) && !OTHER_CURVE.test(sentence)],
  ["rounding", (sentence) => ROUNDS.test(sentence) && IS_GRADED.test(sentence)],
  ["extra_credit", (sentence) => EXTRA.test(sentence)],
  ["hurdle", (sentence) => HURDLE.test(sentence) || FAILS.test(sentence)],
  ["attendance", (sentence) => ALLOWED.test(sentence)],
  [
    "attendance",
    (sentence) => ABSENT.test(sentence) && COSTS.test(sentence) && IS_GRADED.test(sentence),
  ],
];

function kindOf(sentence: string): Kind | null {
  if (sentence.split(/\s+/).length < LEAST_WORDS || OTHER_MATTER.test(sentence)) return null;
  return RULES.find(([, asks]) => asks(sentence))?.[0] ?? null;
}

const WEIGHTINGS = pattern("iu")`
  (?<![\p{L}])(?:weighting scheme|(?:two|three|either|both|alternative|different) (?:(?:grading|weighting|possible) )*
  (?:schemes|weightings|weighting options)|(?:best|better|higher|largest|maximum) (?:overall )?(?:score|grade|result|of)
  [^.]{0,60}(?:schemes?|weightings?)|(?:schemes?|weightings?)[^.]{0,60}(?:better|best|higher|highest|benefits? you))
  (?![\p{L}])`;
const REPLACES = whole(words`
  replac(?:e[sd]?|ing), substitut(?:e[sd]?|ing), supplants?, in place of, count(?:s|ed)? instead of, override[sn]?,
  drop in favou?r of
`);
const WHICHEVER = whole(words`
  whichever (?:one )?is (?:the )?(?:higher|greater|better|larger|highest),
  the (?:higher|better|greater|larger) (?:one )?(?:of|between),
  (?:is|are) (?:higher|better|greater) than (?:your |the )?(?:\w+ ){0,3}(?:it|that|this) (?:will|can|may|shall)
`);
/** "a curve of demand" is another. */
const SOME_CURVE = source`curve(?! (?:of|that|which|for|in(?! (?:this|our|the) (?:course|class))))`;
const CUTS = source`(?:scale|cut-?offs?|thresholds?|grade boundaries|breakpoints)`;
const CURVE = whole(words`
  curved, curving, (?:no|a|the|any|on a) ${SOME_CURVE}, curves? (?:the )?(?:grades?|exams?|scores?),
  (?:grades?|scores?|exams?) (?:\w+ ){0,3}curves?, ${CUTS} (?:\w+ ){0,3}(?:adjusted|lowered|changed|relaxed|shifted),
  adjust\w* (?:\w+ ){0,3}(?:scale|cut-?offs?|thresholds?|final grades?|letter grades?),
  (?:lower|relax|shift)\w* (?:\w+ ){0,2}(?:cut-?offs?|thresholds?|the scale|grade boundaries)
`);
const OTHER_CURVE = whole(words`
  (?:demand|supply|possibilit\w+|learning|indifference|phillips|lorenz|laffer|roc|bell-shaped|elliptic) curves?,
  (?:calibration|growth|dose|level|plane|space|parametri[cz]\w*|light|yield|forgetting) curves?
`);
const ROUNDS = pattern(
  "iu",
)`(?<![\p{L}-])(?:rounded|rounding|round (?:up|down|to|your|final|grades?|scores?))(?![\p{L}])`;
const EXTRA = whole(words`
  extra[ -]credit, extra points?, bonus (?:points?|credits?|marks?|questions?|percent\w*),
  (?:pop-up|a|earn|no|any) bonus(?:es)?
`);
const MUST = words`
  must, need(?:s|ed)? to, ha(?:ve|s) to, (?:is|are) required(?: to)?, required to, shall, it is necessary to,
  (?:is|are) mandatory
`;
const PASSING = source`
  (?:pass (?:${COURSE}|it)|(?:receive|earn|get|obtain) (?:a |any )?(?:passing|credit (?:for|in) ${COURSE}|c- or)|
  be eligible to pass|a passing (?:final )?grade|complete ${COURSE}|completion of ${COURSE})`;
const NEEDED = source`(?:is |are )?(?:required|needed|necessary)`;
const OR_FAIL = source`(?:to pass|passing|or (?:you )?(?:will )?fail)`;
const HURDLE = whole(words`
  ${MUST}(?![\p{L}])[^.]{0,120}(?<![\p{L}])(?:in order )?to ${PASSING},
  (?:in order )?to ${PASSING}[^.]{0,120}(?<![\p{L}])${MUST},
  (?:requirements?|required|minimum)[^.]{0,60} to (?:${PASSING}|pass), not (?:receive|earn|get) a passing,
  must (?:earn|receive|get|achieve|obtain|have|score)[^.]{0,20}(?:at least|minimum|or (?:better|higher|above)),
  (?:minimum|at least)[^.]{0,40}(?:%|percent|points?|grade|score)[^.]{0,40}(?<![\p{L}])${NEEDED},
  must (?:pass|complete|submit|attempt)[^.]{0,40}(?:all|every|each|both)[^.]{0,60}${OR_FAIL}
`);
const F = source`an? ["“]?F["”]?`;
const FAILING = source`(?:fail(?:ing|ure)?(?: grade)?|${F}|an incomplete)`;
const FAILS = whole(words`
  fail(?:ure|ing)? (?:to|the|any|one)[^.]{0,80}${FAILING}[^.]{0,30}(?:course|class|grade), failure (?:in|of) ${COURSE},
  (?:will|would|automatically|results? in)[^.]{0,20}(?:fail ${COURSE}|${F} (?:in|for) ${COURSE}|a failing grade)
`);
const ABSENT = whole(words`
  absences?, absent, tard(?:y|iness|ies), attendance, late arrivals?,
  miss(?:es|ed|ing)? (?:more than|over|class(?:es)?|a class|\w+ (?:classes|class|sessions|meetings|lectures|sections))
`);
/** How many of them cost nothing. */
const ALLOWED = pattern("iu")`
  (?<![\p{L}])(?:(?:can|may|allowed(?: to)?|get|have|permitted(?: to)?|not|than)[^.]{0,20} (?:miss|absent)?[^.]{0,20}
  (?:one|two|three|four|five|six|\d+) (?:\w+ ){0,2}(?:absences|class(?:es)?|sessions|meetings)[^.]{0,80}
  (?:penalt\w+|freely|without|no (?:questions|effect)|still|only|exceed\w*|fail\w*|grade)|
  (?:can|may|must) ?not (?:miss|be absent)[^.]{0,30}more than|
  \d+ (?:or more )?absences: )`;
const COSTS = pattern("iu")`
  (?<![\p{L}])(?:lower(?:s|ed|ing)?|reduc\w+|deduct\w*|los(?:e|es|ing|s)|drop(?:s|ped)?|penali[sz]\w*|penalt\w+|
  fail(?:s|ed|ing|ure)?|subtract\w*|decreas\w+|hurt|points? off|take off|count(?:s|ed)? (?:as|against)|
  affect\w*|impact\w*|raise[sd]?|jeopardi[sz]\w*)(?![\p{L}])`;

function countOf(sentence: string, form: RegExp): number {
  return [...sentence.matchAll(form)].length;
}

function shortened(sentence: string): string {
  if (sentence.length <= MOST_LETTERS) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(" ", MOST_LETTERS))} …`;
}
