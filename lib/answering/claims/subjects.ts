import type { Known, KnownCourse } from "./known";
import { plainSentence, plainWord, type Token, tokensOf } from "./tokens";
import { SUBJECTS } from "./words/subjects";

/** What an answer may call a course by its subject: "celbiologie" for "Biología celular". */
export interface Subjects {
  courses: { course: KnownCourse; subjects: ReadonlySet<string> }[];
}

export function subjectsOf(known: Pick<Known, "courses">): Subjects {
  const kept = BY_STUDENT.get(known);
  if (kept) return kept;
  const courses = known.courses.map((course) => ({ course, subjects: subjectsIn(course.name) }));
  BY_STUDENT.set(known, { courses });
  return { courses };
}

/** Asked for each sentence of an answer, names are read once. */
const BY_STUDENT = new WeakMap<Pick<Known, "courses">, Subjects>();

/** The one course that the words from a token on can mean by its subject, and how many tokens they are. */
export function subjectAt(
  { courses }: Subjects,
  tokens: readonly Token[],
  at: number,
  isBesideWork: (at: number, length: number) => boolean,
): { course: KnownCourse; length: number } | null {
  const said = new Set<string>();
  /** Words of the course's own name that are no subject: "design". */
  const literal: Token[] = [];
  let length = 0;
  for (let end = at; end < tokens.length && end - at < LONGEST; end += 1) {
    const token = tokens[end];
    if (token?.kind !== "word") {
      if (token?.word === "'" && length > 0) continue;
      break;
    }
    const known = subjectsOfWord(token.word);
    const found = known.length > 0 ? known : [token.word];
    if (known.length === 0) literal.push(token);
    const isBetween = length > 0 && BETWEEN.has(token.word);
    if (
      !isBetween &&
      !found.some((subject) => courses.some(({ subjects }) => subjects.has(subject)))
    )
      break;
    if (isBetween) continue;
    for (const subject of found) said.add(subject);
    length = end - at + 1;
  }
  if (length === 0) return null;
  const meant = courses.filter(({ subjects }) => [...said].every((each) => subjects.has(each)));
  const [only] = meant;
  const is_plain =
    said.size === 1 && literal.some(({ raw }) => said.has(plainWord(raw)) && !/^\p{Lu}/u.test(raw));
  // "The hydrology final": in small letters it is a word of its own, but beside work.
  if (is_plain && !isBesideWork(at, length)) return null;
  return only && meant.length === 1 ? { course: only.course, length } : null;
}

const LONGEST = 5;
const BETWEEN = new Set(["of", "de", "d", "di", "del", "da", "der", "van", "och", "and"]);
/** Say nothing of the subject. */
const EMPTY = new Set(
  `introduction introduccion introducao introduzione inleiding einfuhrung intro basics fundamentals principles
  grundlagen topics advanced to of the in for de la el der die das und and et e y i ii iii iv v today`.split(
    /\s+/,
  ),
);

/** The subjects of a course's name, without what follows a colon; a word of none is a subject of its own. */
function subjectsIn(name: string): Set<string> {
  const [head = name] = name.split(/[:(–]/);
  const words = tokensOf(plainSentence(head)).filter(({ kind }) => kind === "word");
  return new Set(
    words.flatMap(({ word, raw }) => {
      const found = subjectsOfWord(word);
      // The l of "Histoire de l'art" and the "del" of "Historia del arte" are articles.
      const is_article = word.length < 4 && found.length === 0 && raw !== raw.toUpperCase();
      if (EMPTY.has(word) || word.length < 2 || is_article) return [];
      return found.length > 0 ? found : [word];
    }),
  );
}

/** By the first word of its line; the word itself where no line has it. */
function subjectsOfWord(word: string): string[] {
  names ??= namesBySubject();
  const exact = names.exact.get(word) ?? [];
  const stems = names.stems.filter(({ stem }) => word.startsWith(stem));
  const found = new Set([...exact, ...stems.map(({ subject }) => subject)]);
  return [...found];
}

let names: ReturnType<typeof namesBySubject> | undefined;

function namesBySubject() {
  const exact = new Map<string, string[]>();
  const stems: { stem: string; subject: string }[] = [];
  for (const line of SUBJECTS) {
    const words = line
      .split(", ")
      .map((each) => plainWord(each.replace("*", "")) + (each.endsWith("*") ? "*" : ""));
    const subject = words[0] ?? "";
    for (const word of words) {
      if (word.endsWith("*")) stems.push({ stem: word.slice(0, -1), subject });
      else exact.set(word, [...(exact.get(word) ?? []), subject]);
    }
  }
  return { exact, stems };
}
