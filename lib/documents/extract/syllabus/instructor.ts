import { type DocumentText, evidenceBetween } from "@/lib/documents/document-text";
import type { Fact } from "@/lib/documents/evidence";
import { pattern, source, words } from "@/lib/text/pattern";

const TOP_LINES = 60;
const TEACHERS = {
  en: words`
    instructors?(?: of record)?, professors?, (?:univ\.?[- ]?)?profs?\.?, lecturers?, teachers?, faculty(?: member)?,
    leader, convenors?, conveners?, co-?ordinators?, organi[sz]ers?, director, tutor, taught by
  `,
  nl: words`docents?, docenten`,
  de: words`
    dozent(?:in|en)?, lehrende[rn]?, lehrperson, leitung, modulverantwortliche[rn]?, verantwortliche[rn]?
  `,
  fr: words`enseignante?s?, professeure?s?, chargée? de cours, responsable(?: du cours)?`,
  es: words`profesor(?:a|es|ado)?, profesora? responsable, coordinador(?:a)?`,
  it_pt: words`docente, docenti, professora?`,
};
const LABEL = pattern("iu")`
  ^(?:[•◦▪–-]\s*)?(?:(?:course|module|unit|subject|seminar|class|lecture|primary|lead|main)\s+)?
  ${TEACHERS}(?![\p{L}])(?:\s*(?:name|info(?:rmation)?|contact))?\s*[:–-]?\s*`;
const PARTICLE = source`(?:(?:de|del|della|di|da|dos|van|von|der|den|la|le|el|bin|al|ten)\s+){0,2}`;
const NAME_TITLES = words`
  Dr, Prof, Professor, Professorin, PD, Assoc\.? Prof, Asst\.? Prof, Mr, Ms, Mrs
`;
/** Titles, a first name or initials, a name in brackets, initials in between, the surname. */
const NAME = pattern("u")`
  (?:${NAME_TITLES}\.?\s+){0,3}
  (?:\p{Lu}[\p{L}'’.-]*\p{L}[.]?|\p{Lu}\.(?:\s?\p{Lu}\.)*)
  (?:\s\(\p{Lu}\p{L}+\))?
  (?:\s+\p{Lu}\.?(?=\s))*
  (?:\s+${PARTICLE}\p{Lu}[\p{L}'’-]+){1,3}`;

/** "Prof. Hale, Fall 2004". */
const SURNAME = /^\p{Lu}[\p{L}'’-]{2,}(?=\s*(?:$|[,;(|–-]))/u;

export function findInstructor(document: DocumentText): Fact<string> | null {
  for (const index of document.lines.keys()) {
    if (index > TOP_LINES) break;
    const cells = document.lines[index]?.cells ?? [];
    for (const [at, whole] of cells.entries()) {
      const cell = fromLabel(whole);
      const label = LABEL.exec(cell.text);
      if (!label || /^faculty of/i.test(cell.text)) continue;
      const rest = cell.text.slice(label[0].length).replace(/^Name:\s*/i, "");
      const below = (document.lines[index + 1]?.cells ?? [])
        .slice(0, 2)
        .map(({ text }) => text.replace(LABEL, "").replace(/^[•\s]*Name:\s*/i, ""));
      const surname = /prof|dr\b/i.test(label[0]) ? SURNAME.exec(rest) : null;
      if (surname && !NAME.exec(rest)?.[0].startsWith(surname[0]))
        return {
          value: surname[0],
          evidence: evidenceBetween(document, cell.start, cell.start + cell.text.length),
          confidence: "exact",
        };
      const match = [rest, cells[at + 1]?.text ?? "", ...below]
        .map((text) => NAME.exec(text))
        .find((found) => found && found.index < 12 && !NO_PERSON.test(trimmed(found[0])));
      if (match) {
        const value = trimmed(match[0]);
        const from = document.text.indexOf(match[0], cell.start);
        const end = Math.max(cell.start + cell.text.length, from + match[0].length);
        return { value, evidence: evidenceBetween(document, cell.start, end), confidence: "exact" };
      }
    }
  }
  return authorAtTop(document) ?? nameAtTop(document);
}

/** "Spring 2021 · Instructor: ...": the label may stand after another entry on its line. */
function fromLabel<T extends { text: string; start: number }>(cell: T): T {
  const parted =
    /\s[·|•–—/]\s|,\s(?=instructor|taught by)|\s(?=(?:instructor|professor|lecturer):)/i.exec(
      cell.text,
    );
  const at = parted ? parted.index + parted[0].length : 0;
  const rest = cell.text.slice(at);
  return at > 0 && !LABEL.test(cell.text) && LABEL.test(rest)
    ? { ...cell, text: rest, start: cell.start + at }
    : cell;
}

/** A name with a title, or beside an address or post, near the top. */
function authorAtTop(document: DocumentText): Fact<string> | null {
  for (const { line, start } of document.lines.slice(0, 14)) {
    const match = NAME.exec(line.text);
    if (!match || match.index > 8 || NO_PERSON.test(match[0])) continue;
    if (!IS_TEACHER.test(line.text)) continue;
    const evidence = evidenceBetween(
      document,
      start + match.index,
      start + match.index + match[0].length,
    );
    return { value: trimmed(match[0]), evidence, confidence: "exact" };
  }
  return null;
}

const PEOPLE_NEAR =
  /@|university|universit|college|department|institute|spring|summer|fall\b|winter|autumn|semester|office|\d{4}/i;
const TITLED = /^(?:by|author:?|with|prof(?:essor)?\.?|dr\.?)\s+(?=\p{Lu})/iu;

/** A line, or a part of one beside the term, that is a name and nothing else: as under a paper's title. */
function nameAtTop(document: DocumentText): Fact<string> | null {
  const [title] = document.lines;
  for (const [index, { line, start }] of document.lines.slice(0, 6).entries()) {
    if (index === 0 || line.cells || line.size > (title?.line.size ?? 0) - 1) continue;
    const parts = line.text.split(/,\s+|\s[–—|·-]\s|\.\s|\t/);
    const around = document.lines.slice(Math.max(0, index - 2), index + 3);
    const titled = TITLED.test(line.text);
    if (parts.length === 1 && !titled && line.bold) continue;
    if (parts.length === 1 && !titled && !around.some((each) => PEOPLE_NEAR.test(each.line.text)))
      continue;
    if (parts.length > 1 && !PEOPLE_NEAR.test(line.text)) continue;
    for (const part of parts) {
      const plain = part.trim().replace(TITLED, "");
      const match = NAME.exec(plain);
      if (!match || match[0].length !== plain.length || NO_PERSON.test(plain)) continue;
      if (plain.split(/\s+/).length > 4 || NO_NAME_OF_PERSON.test(plain)) continue;
      const at = start + line.text.indexOf(plain);
      return {
        value: plain,
        evidence: evidenceBetween(document, at, at + plain.length),
        confidence: "inferred",
      };
    }
  }
  return null;
}

/** Subjects, titles of sections and places are capitalised as names are. */
const SUBJECT_WORDS = {
  function_words: words`and, of, the, for, in, to, I{1,3}, IV`,
  subjects: words`
    intro\w*, theory, analysis, methods?, systems?, science, studies, history, learning, design, programming, computer,
    data, physics, biology, chemistry, mathematics, statistics, economics, engineering
  `,
  sections: words`
    schedule, grading, assignments?, readings?, textbook, calendar, overview, description, policy, exam\w*, final,
    project, seminar, workshop
  `,
  places: words`state, city, new, north, south, west, east, st, ave, street, road`,
};
const NO_NAME_OF_PERSON = pattern("i")`\b${SUBJECT_WORDS}\b`;

const NO_PERSON_WORDS = {
  institutions: words`
    university, universidad, université, universität, università, facultad, faculté, fakultät, institut, \btech\b,
    laborator, department, college, school, institute
  `,
  course: words`
    assignment, \bexams?\b, course, syllabus, information, introduction, responsibilit, policy, evaluation, lecture,
    teaching, assistant, class\b, section, expectation
  `,
  places: words`office, hours, email, contact, canvas, zoom, \bhall\b, building, center`,
  days: words`monday, tuesday, wednesday, thursday, friday, spring, summer, fall\b, winter`,
};
const NO_PERSON = pattern("i")`${NO_PERSON_WORDS}`;
const IS_TEACHER = pattern("i")`
  \bph\.?\s?d|^(?:dr|prof)\b|@|
  ,\s(?:(?:assistant|associate|visiting|adjunct) )?(?:professor|lecturer|department|instructor|school)|
  ,.{0,30}\boffice\b|,\sm\.?[as]\.?\b`;
const CONTACT_LABELS = words`
  e-?mail, office, phone, tel, website, web, contact, bureau, location, lecture, class, section, course, ta\b, room,
  raum, time
`;
const CONTACT = pattern("i")`\s+${CONTACT_LABELS}\b.*$`;

function trimmed(name: string): string {
  return name.replace(CONTACT, "").replace(/,?\s*Ph\.?\s?D\.?$/, "");
}
