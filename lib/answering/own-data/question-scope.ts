import { beginsWithAnd } from "@/lib/answering/follow-up";
import { words } from "@/lib/text/pattern";
import { courseMentions, courseOfDocuments, type KnownCourse } from "./named-courses";
import { readOwnQuestion } from "./read-question";
import { tokensOf } from "./tokens";

/** Where a question is to be answered from. */
export interface QuestionScope {
  /** The one course it names; null where it names none, or several. */
  course_id: number | null;
  /** The question without the name of its course, which no passage has to hold: "In biology, what is a cell?" */
  searched: string;
  /** The question itself, or with the question before it where it goes on from that: "And in biology?" */
  question: string;
}

interface Asked {
  question: string;
  /** The question before it in the conversation. */
  before: string;
}

/** The course and the whole words of a question in a conversation. */
export function questionScope({ question, before }: Asked, courses: KnownCourse[]): QuestionScope {
  const course_id = courseNamed(question, courses);
  const course = courses.find(({ id }) => id === course_id);
  const searched = course ? withoutPlace(question, course) : question;
  if (before === "" || !beginsWithAnd(question)) return { course_id, question, searched };
  const lead = course_id === null ? before : withoutCourses(before, courses);
  const whole = `${lead.replace(/[\s?.!]+$/, "")} ${question}`;
  return { course_id: course_id ?? courseNamed(before, courses), question: whole, searched };
}

function courseNamed(question: string, courses: KnownCourse[]): number | null {
  const own = readOwnQuestion(question, { courses });
  if (!own) return courseOfDocuments(question, courses);
  const [id, other] = own.courses;
  return other === undefined ? (id ?? null) : null;
}

function withoutCourses(question: string, courses: KnownCourse[]): string {
  const tokens = tokensOf(question);
  const mentions = courseMentions(tokens, courses);
  return tokens
    .filter((_, at) => !mentions.some(({ start, end }) => at >= start && at < end))
    .map(({ word }) => word)
    .join(" ");
}

/** Without "in biology" and "(BIO 101)"; of "my biology notes" the notes stay. */
function withoutPlace(question: string, course: KnownCourse): string {
  const tokens = tokensOf(question);
  const names = courseMentions(tokens, [course]).map(({ start, end }) =>
    tokens.slice(start, end).map(({ word }) => escaped(word)),
  );
  const without = names.reduce((text, name) => {
    const named = name.join("[^\\p{L}\\p{N}]*");
    return text
      .replace(new RegExp(`[(\\[]\\s*${named}\\s*[)\\]]`, "iu"), " ")
      .replace(
        new RegExp(
          `(?<![\\p{L}\\p{N}])(?:(?:${PLACED})\\s+)?${named}(?![\\p{L}\\p{N}])[,:]?`,
          "iu",
        ),
        " ",
      );
  }, question);
  const rest = without
    .replace(/\s+/g, " ")
    .replace(/\s+(?=[?.!,])/g, "")
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : question;
}

const PLACED = words`in, for, from, of, im, in der, für, aus, en, dans, para, de`.join("|");

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
