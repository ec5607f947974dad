import { smallNumbers } from "@/lib/text/number-words";
import { words } from "@/lib/text/pattern";

/** What students are given to do and are examined by. */
export const WORK = words`
  exams?, mid-?terms?, finals?, quiz(?:zes)?, tests?, assignments?, home ?works?, essays?, projects?, papers?,
  lab reports?, reports?, problem sets?, submissions?, presentations?, deadlines?, course ?work
`;
/** Work that "the" alone may refer to: "the exam" is the next one, "the project" may be one a text is about. */
export const DEFINITE_WORK = words`
  exams?, mid-?terms?, assignments?, home ?work, deadlines?, lab reports?, problem sets?
`;

export const GREETINGS = {
  en: words`
    hi, hello, hey, good (?:morning|afternoon|evening), thanks?(?: you)?, thank you(?: so much| very much)?
  `,
  de: words`hallo, guten tag, danke`,
  fr: words`bonjour, salut, merci`,
  es: words`hola, buenos días, gracias`,
};

export const POLITE_STARTS = ["please ", "can you ", "could you "];

export const SUMMARISE = {
  en: words`
    summari[sz]e, sum up, recap, outline, review,
    give (?:me )?(?:an? )?(?:short |brief |quick )?(?:summary|overview|outline|recap) (?:of|on|about),
    (?:an? )?(?:summary|overview) of
  `,
  de: words`fasse`,
  fr: words`résume`,
  es: words`resume`,
};
export const PARTS_OF_MATERIAL = words`
  chapter, section, lecture, week, unit, module, part, document, file, text, reading, article, paper, book, notes,
  course, material
`;

export const DIFFERENCE = {
  en: words`
    differences?, distinction, contrast, similarit(?:y|ies), relationship, compar\w+, distinguish\w*, differentiate
  `,
  de: words`unterschied`,
  fr: words`différences?`,
  es: words`diferencias?`,
};
export const BETWEEN = {
  en: words`between, of`,
  de: words`zwischen`,
  fr: words`entre`,
  es: words`entre`,
};
export const AND = { en: words`and, from`, de: words`und`, fr: words`et`, es: words`y` };

/** "how many", "how long": asks for a number. */
export const MEASURES = words`
  many, much, long, old, far, large, big, tall, high, deep, fast, often, wide, heavy, hot
`;
export const QUANTITIES = words`percentage, percent, number, fraction, proportion, amount, share, size, age`;
export const HOW_MANY = { de: words`wie ?viele?`, fr: words`combien`, es: words`cuánt[oa]s?` };

export const PERIODS = words`year, date, day, month, century, decade, time, period`;
export const WHEN = { de: words`wann`, fr: words`quand`, es: words`cuándo` };

export const PERSONS = words`
  person, scientist, author, king, queen, president, philosopher, artist, composer
`;
export const WHO = { de: words`wer`, fr: words`qui`, es: words`quién(?:es)?` };

export const WHY = { de: words`warum`, fr: words`pourquoi`, es: words`por qué` };
export const HOW = { de: words`wie`, fr: words`comment`, es: words`cómo` };

export const COUNTS = words`${smallNumbers("en").slice(1).join(", ")}, \d+`;
/** "the main types", "some common causes". */
export const LIST_ADJECTIVES = words`
  main, different, major, basic, common, most, key, important, various, possible, typical
`;
/** What there are several of, so that its plural asks for a list. */
export const LISTED_THINGS = words`
  types, kinds, steps, stages, phases, parts, components, causes, effects, advantages, disadvantages, functions,
  features, characteristics, properties, examples, methods, ways, principles, elements, factors, symptoms, benefits,
  levels, forms, categories, rules, criteria, requirements, laws, layers, tools, goals, objectives, uses,
  applications, reasons, consequences, limitations, assumptions, conditions
`;

/** Asks for the meaning of a term, even of one the course only uses. */
export const DEFINE = {
  en: words`
    define, (?:what is|what's|give(?: me)?) (?:the )?(?:definition|meaning) of, what does, what do, what is meant by,
    explain (?:the )?(?:term|concept|notion|idea)(?: of)?, what do (?:you|we|they) (?:mean|understand) by
  `,
  de: words`was bedeutet, definiere`,
  fr: words`définir, que signifie`,
  es: words`define, qué significa`,
};
/** Before the term. */
export const WHAT_IS = {
  en: words`what is, what's, whats, what are, what was, what were`,
  de: words`was ist, was sind`,
  fr: words`qu['’]est-ce qu(?:e |['’]une? |['’]), c['’]est quoi`,
  es: words`qué es, que es, qué son`,
  zh: words`什么是, 什麼是`,
};
/** After the term. */
export const IS_WHAT = {
  zh: words`是什么, 是什麼`,
  ja: words`とは何ですか, とは`,
  ko: words`이란 무엇인가요?`,
  th: words`คืออะไร`,
};

export const EXPLAIN = {
  en: words`
    explain, describe, tell me (?:more )?about, teach me(?: about)?, help me (?:with|understand), discuss,
    elaborate on
  `,
  de: words`erkläre`,
  fr: words`expliquer?`,
  es: words`explica`,
};

/** Work that is to be handed in: its solution is not given away. */
export const GRADED_WORK = words`
  assignments?, home ?work, essay, exercises?, problem sets?, problems?, lab report, lab, worksheet, project, paper,
  quiz, take-home, coursework, report, tasks?
`;
export const SOLVABLE_WORK = words`
  assignments?, home ?work, essay, exercises?, problem sets?, worksheet, project, quiz, exam
`;

/** Words before and after what a question is about. */
export const ADDITIONS = words`
  in (?:my|our|the|this) (?:notes|course|material|materials|book|text|textbook|slides|lecture), please, for me,
  briefly, in simple (?:words|terms), exactly
`;
export const AUXILIARIES = words`
  is, are, was, were, did, does, do, has, have, had, can, could, should, would
`;
export const ARTICLES = {
  en: words`an?, the`,
  de: words`der, die, das, ein, eine`,
  fr: words`le, la, les, un, une`,
  es: words`el, los, las, una`,
};
