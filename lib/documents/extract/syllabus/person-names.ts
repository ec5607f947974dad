import type { PlacedCell } from "@/lib/documents/document-text";
import type { Found } from "@/lib/documents/evidence";
import { WEEKDAYS_IN_FULL } from "@/lib/text/calendar";
import { pattern, source, words } from "@/lib/text/pattern";

const PARTICLE = source`(?:(?:de|del|della|di|da|dos|van|von|der|den|la|le|el|bin|al|ten)\s+){0,2}`;
const NAME_TITLES = words`
  Dr, Prof, Professor, Professorin, PD, Assoc\.? Prof, Asst\.? Prof, Mr, Ms, Mrs, Maj, Capt, Lt, Col, DVM, Ing, Mag,
  Dra, Profa, Mtro, Mtra, Lic, M\.?Sc
`;
/** Titles, a first name or initials, a name in brackets, initials in between, the surname. */
export const NAME = pattern("u")`
  (?:${NAME_TITLES}\.?\s+){0,4}
  (?:\p{Lu}[\p{L}'’.-]*\p{L}[.]?|\p{Lu}\.(?:\s?\p{Lu}\.)*)
  (?:\s\(\p{Lu}\p{L}+\))?
  (?:(?:\s+\p{Lu}\.?(?=\s))*\s+${PARTICLE}\p{Lu}[\p{L}'’-]+){1,3}`;

/** "HALE, RUTH E.", as forms have it. */
export const SURNAME_FIRST = /^\p{Lu}[\p{Lu}'’ -]+,\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)*$/u;

/** A name and nothing else. */
export function isPerson(text: string): boolean {
  const plain = text.trim();
  const match = NAME.exec(plain);
  return (
    match !== null &&
    match[0].length === plain.length &&
    plain.split(/\s+/).length <= 5 &&
    !NO_PERSON.test(plain) &&
    !NO_NAME_OF_PERSON.test(plain)
  );
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
  places: words`office, hours, email, contact, canvas, zoom, \bhall\b, building, center, website, \bname\b`,
  days: words`${WEEKDAYS_IN_FULL.en}, spring, summer, fall\b, winter`,
};
export const NO_PERSON = pattern("i")`${NO_PERSON_WORDS}`;

const CONTACT_LABELS = words`
  e-?mail, office, phone, tel, website, web, contact, bureau, location, lecture, class, section, course, ta\b, room,
  raum, time
`;
const CONTACT = pattern("i")`\s+${CONTACT_LABELS}\b.*$`;

export function trimmed(name: string): string {
  return name.replace(CONTACT, "").replace(/,?\s*Ph\.?\s?D\.?$/, "");
}

const AND = source`\s*(?:[,&;/]|\s(?:and|und|et|y|e|en)(?=\s))\s*(?:(?:and|&)\s+)?`;
/** What may stand between a name and the next: "(room 12, an@example.edu)". */
const REMARK = source`(?:\s*[(<[][^)>\]]{0,60}[)>\]])?`;
const NEXT = pattern(
  "u",
)`^${REMARK}(${AND})(${NAME.source})(?=\s*(?:$|[(<[,;./&]|\s(?:and|und|et|y|e|en)\s))`;

/** The names that follow the first, with what stands between: " and Ann Example". */
export function otherNames(text: string): string {
  let others = "";
  let rest = text;
  for (;;) {
    const [whole, and = "", name = ""] = NEXT.exec(rest) ?? [];
    if (!whole || !isPerson(name) || CONTACT.test(` ${name}`)) return others;
    others += and + name;
    rest = rest.slice(whole.length);
  }
}

/** A cell that holds a name, as what was found. */
export function personIn(
  { text, start }: Pick<PlacedCell, "text" | "start">,
  confidence: Found<string>["confidence"],
): Found<string> {
  return { value: trimmed(text.trim()), start, end: start + text.length, confidence };
}
