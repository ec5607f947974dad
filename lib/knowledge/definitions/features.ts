import type { Features } from "@/lib/documents/extract/decision-trees";
import { pattern, words } from "@/lib/text/pattern";
import { isStopWord } from "@/lib/text/stop-words";
import {
  isExtended,
  isModified,
  type Mention,
  mentionsOf,
  type Subject,
  stemsOf,
  type Token,
  tokensOf,
} from "./mention";
import { AFTER, APART, BEFORE, GENUS, GIVES_EXAMPLE, LEADS_READER, REFERS_BACK } from "./wording";

/** What a sentence shows of being the definition of a subject, by itself: wording, and where the subject stands. */
export function sentenceFeatures(
  subject: Subject,
  text: string,
  tokens = tokensOf(text),
): Features {
  const mentions = mentionsOf(subject, text, tokens);
  const shapes = mentions.slice(0, MOST_MENTIONS).map((mention) => shapeOf(mention, text, tokens));
  const [best = {}] = shapes.toSorted((a, b) => shapeScore(b) - shapeScore(a));
  return {
    ...best,
    shape: shapeScore(best),
    length: Math.min(30, tokens.length),
    named: Math.min(25, tokens.filter(({ bare }) => !isStopWord(bare)).length),
    mentions: mentions.length,
    refers_back: Number(REFERS_BACK.test(text)),
    example: Number(GIVES_EXAMPLE.test(text)),
    leads_reader: Number(LEADS_READER.test(text)),
    question: Number(/[?？]["'”’)]*$/u.test(text)),
    unended: Number(!/[.!。:;…]["'”’»)\]]*$/u.test(text)),
    colon: Number(/:$/u.test(text)),
    short: Number(tokens.length < 7),
    long: Number(tokens.length > 45),
    cites: Number(/\(\p{Lu}[^()]*\d{4}[a-z]?\)/u.test(text)),
    quotes: Number(/["“„«]/u.test(text)),
    first_person: Number(/(?<!\p{L})(?:I|my|you|your)(?!\p{L})/u.test(text)),
    names: Math.min(5, text.slice(1).match(/(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0),
    past: Number(/\s(?:was|were|had|did|found|showed|said)\s/u.test(text)),
    digits: Number(/\d/u.test(text)),
  };
}

const MOST_MENTIONS = 4;

/** How strongly a way of naming speaks for a definition, to choose among the mentions of one sentence. */
const WEIGHTS: Readonly<Record<string, number>> = {
  is_a: 4,
  means: 4,
  called: 4,
  which_is: 4,
  comma_or: 3,
  comma_kind: 2,
  comma_bare: 1,
  is_state: 1,
  bracket_kind: 2,
  dash: 2,
  by: 2,
  is: 1,
  does: 1,
  set_off: 1,
  verb: 1,
  genus: 1,
  exactness: 4,
  modified: -3,
  extended: -3,
  opens: 2,
  is_not: -3,
  not_named: -2,
};

function shapeScore(shape: Features): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(WEIGHTS)) sum += weight * (shape[name] ?? 0);
  return sum;
}

function shapeOf(mention: Mention, text: string, tokens: Token[]): Features {
  const before = text.slice(0, mention.start);
  const after = text.slice(mention.end);
  const article = BEFORE.article.test(before);
  const lead = mention.from - Number(article);
  const rest = after.slice(0, FAR);
  return {
    exactness: mention.exactness,
    lead: Math.min(20, lead),
    opens: Number(lead <= 0),
    modified: Number(isModified(mention, text, tokens)),
    extended: Number(isExtended(mention, text, tokens)),
    follow: Math.min(20, tokens.length - mention.to),
    genus: Number(GENUS.test(rest)),
    genus_before: Number(GENUS.test(before.slice(-FAR))),
    apart: Number(APART.test(rest)),
    bracket_before: Number(/\([^)]*$/u.test(before.slice(-FAR))),
    ...flagsOf(AFTER, after),
    ...flagsOf(BEFORE, before),
  };
}

const FAR = 90;

function flagsOf(patterns: Readonly<Record<string, RegExp>>, text: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, each]) => [name, Number(each.test(text))]),
  );
}

/** A passage as far as a definition in it is concerned. */
export type DefinitionPassage = {
  /** In the order of the document. */
  id?: number;
  heading_path: readonly string[];
  text: string;
  /** Phrases that the type of its pages sets apart from the words beside them. */
  emphasised?: readonly string[];
  /** How well it was found. */
  score?: number;
};

/** What its headings say of the subject. */
export function headingFeatures(subject: Subject, heading_path: readonly string[]): Features {
  const last = heading_path.at(-1) ?? "";
  return {
    heading_is: Number(isSame(subject, last)),
    heading_holds: Number(holds(subject, last)),
    above_holds: Number(heading_path.slice(0, -1).some((each) => holds(subject, each))),
    glossary: Number(isGlossary(heading_path)),
    exercises: Number(heading_path.some((each) => EXERCISES.test(each))),
  };
}

/** Whether a passage stands in the glossary of its document. */
export function isGlossary(heading_path: readonly string[]): boolean {
  return heading_path.some((each) => GLOSSARY.test(each));
}

const GLOSSARY_NAMES = {
  en: words`
    glossary, key (?:terms|concepts), (?:list of )?definitions?, terms(?: to know)?, vocabulary
  `,
  de: words`glossar, begriffe, fachbegriffe, definitionen`,
  fr: words`glossaire, termes(?: clés)?, définitions`,
  es: words`glosario, términos(?: clave)?, definiciones, vocabulario`,
};
const GLOSSARY = pattern("iu")`^[^\p{L}]*${GLOSSARY_NAMES}[^\p{L}]*$`;
const EXERCISE_NAMES = {
  en: words`practice, exercises?, problems, review questions, quiz, references, further reading`,
  de: words`übungen, aufgaben, literatur`,
  fr: words`exercices, bibliographie`,
  es: words`ejercicios`,
};
const EXERCISES = pattern("iu")`(?<!\p{L})${EXERCISE_NAMES}(?!\p{L})`;

function isSame({ forms }: Subject, heading: string): boolean {
  const stems = stemsOf(
    heading.replace(/^(?:what (?:is|are)|was ist|qu['’]est-ce que?|qué es)\s+/iu, ""),
  ).join(" ");
  return forms.some((form) => form.join(" ") === stems);
}

function holds({ forms }: Subject, heading: string): boolean {
  const stems = ` ${stemsOf(heading).join(" ")} `;
  return forms.some((form) => stems.includes(` ${form.join(" ")} `));
}
