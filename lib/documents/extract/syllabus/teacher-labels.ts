import { pattern, words } from "@/lib/text/pattern";

const RANKS = words`
  assistant, associate, adjunct, full, visiting, research, teaching, clinical, principal, senior, emeritus, endowed
`;
const PLACES = words`course, module, unit, subject, seminar, class, lecture, primary, lead, main, co`;
const TEACHERS = {
  en: words`
    instructors?(?: of record)?, professors?, (?:(?:univ|assoc|asst)\.?[- ]?)?profs?\.?(?: responsable)?,
    lecturers?, teachers?,
    faculty(?: member)?, leader, lead, convenors?, conveners?, co-?ordinators?, organi[sz]ers?, director, tutor,
    taught by, developers?(?=\s*:?$), responsible(?: person)?(?=\s*:)
  `,
  nl: words`docents?, docenten`,
  de: words`
    dozent(?:[*:/-]?in)?(?:[*:/-]?nen|en)?, dozierende[rn]?, lehrende[rn]?, lehrperson, lehrbeauftragte[rn]?, leitung,
    kursleitung, modulverantwortliche[rn]?, verantwortliche[rn]?, referent(?:in|en)?
  `,
  fr: words`
    enseignant(?:[.·(-]?e\)?)?(?:[.·-]?s)?, professeur(?:[.·(-]?e\)?)?s?, chargée? de cours,
    responsables?(?: du cours)?, intervenante?s?
  `,
  es: words`
    (?:nombre (?:del )?)?profesor(?:a|es|as|ado|/a|\(a\))?(?: (?:magistral|titular|responsable|de cátedra))?,
    coordinador(?:a)?, jefe de cátedra, jefa de cátedra, docentes?(?: responsables?)?, titular, catedrático,
    impartido por, maestr[oa]
  `,
  it_pt: words`docente, docenti, professor(?:a|es|\(a\))?(?: responsável)?, ministrante`,
  other: words`lärare, kursansvarig, foreleser, emneansvarlig, underviser, prowadzący`,
};
const ASSISTANTS = {
  en: words`
    ta, tas, t\.a\., gsi, ula, assistants?, teaching assistants?, student assistants?, graders?, tutors?, fellows?
  `,
  fr: words`assistante?s?`,
  es: words`ayudantes?, auxiliar(?:es)?, monitor(?:es)?`,
};
/** "Instructor:", "Course convenor", "Assistant Professor" at the beginning of a cell; never "Lead TA". */
export const LABEL = pattern("iu")`
  ^(?:[•●◦▪–-]\s*|\d+(?:\.\d+)*\.?\s+)?\(?(?:${PLACES}[\s-]+)?(?:(?:${RANKS}\s+)+(?=prof))?
  ${TEACHERS}(?![\p{L}])(?!\s*(?:${ASSISTANTS})(?![\p{L}]))(?:\(s\))?
  (?:\s*(?:['’]s\s*)?(?:names?(?:\(s\))?|info(?:rmation)?|contact))?(?:\s?/\s?[\p{L}-]+)?(?:\s*\([^)]{1,24}\))?\)?
  \s*[:–-]?\s*`;
/** What a role is called in a table of people: the whole cell. */
export const ROLE = pattern("iu")`^(?:(?:${RANKS}|${PLACES})\s+){0,2}${TEACHERS}\s*:?$`;
const PLURALS = words`
  instructors, professors, profs, lecturers, teachers, docenten, dozent\S*en, lehrende, profesores, docenti, enseignants
`;
export const SEVERAL_TEACH = pattern("iu")`(?<![\p{L}])${PLURALS}(?![\p{L}])`;
/** A line about those who help to teach. */
export const ASSISTANT_LINE = pattern("iu")`
  ^(?:[•●◦▪–-]\s*)?(?:\p{L}+\s+){0,2}?${ASSISTANTS}(?:\s*\((?:s|es)\))?(?:\s\p{L}+){0,2}\s*(?:[:–-]|$)`;
