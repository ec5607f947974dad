import { pattern, words } from "@/lib/text/pattern";

type Known = {
  /** Titles of the student's own topics, open ones first. */
  topics: string[];
  exams: { name: string }[];
  /** Headings of the student's own documents. */
  headings: string[];
};

const MOST = 6;
const LONGEST = 60;
/** Headings that name no subject. */
const DULL_HEADINGS = words`
  table of contents, contents, index, references, bibliography, introduction, summary, conclusion, exercises?,
  problems, appendix, preface, abstract, chapter \d+, section \d+, page \d+, \d[\d.\s]*
`;
const UNINFORMATIVE = pattern("i")`^${DULL_HEADINGS}$`;

/** Questions to begin with, from what the student studies. */
export function starterQuestions({ topics, exams, headings }: Known): string[] {
  const named = unique([...topics, ...headings].map(withoutNumber).filter(isTopic));
  const [first, second, third, fourth] = named;
  const [exam] = exams
    .map(({ name }) => name.trim())
    .filter((name) => name && name.length <= LONGEST);
  const questions = [
    first && (isMany(first) ? `What are ${inSentence(first)}?` : `What is ${inSentence(first)}?`),
    exam && `What should I study for ${exam}?`,
    second && `Summarize ${inSentence(second)}`,
    first &&
      second &&
      `What is the difference between ${inSentence(first)} and ${inSentence(second)}?`,
    third && `Why ${isMany(third) ? "do" : "does"} ${inSentence(third)} matter?`,
    fourth && `Explain ${inSentence(fourth)} with an example`,
    "What's due next?",
    first && `List the main points of ${inSentence(first)}`,
  ];
  return unique(questions.filter((each): each is string => Boolean(each))).slice(0, MOST);
}

/** Questions by which a student finds out what they know of a topic; none for a title that names no subject. */
export function questionsAbout(title: string): string[] {
  const topic = withoutNumber(title);
  if (!isTopic(topic)) return [];
  const named = inSentence(topic);
  return [
    isMany(topic) ? `What are ${named}?` : `What is ${named}?`,
    `Explain ${named} with an example`,
    `List the main points of ${named}`,
  ];
}

function withoutNumber(title: string): string {
  return title
    .replace(/\s+/g, " ")
    .replace(
      /^(?:(?:chapter|section|unit|week|lecture|module|part|topic)\s+[\divx]+\s*[:.–—-]*|\d+(?:\.\d+)*\.?)\s*/i,
      "",
    )
    .replace(/[\s:.;,–—-]+$/, "")
    .trim();
}

function isTopic(title: string): boolean {
  return (
    title.length >= 3 &&
    title.length <= LONGEST &&
    /\p{L}{3}|\p{Script=Han}/u.test(title) &&
    !UNINFORMATIVE.test(title) &&
    !/[?!]/.test(title)
  );
}

/** "Cell Membranes" is said in a sentence without capitals, "DNA" and "Newton's laws" are not touched. */
function inSentence(title: string): string {
  const words = title.split(" ");
  const is_headline = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length >= 2;
  return words
    .map((word, at) => {
      const is_plain = /^\p{Lu}\p{Ll}+$/u.test(word);
      return is_plain && at === 0 && !is_headline && words.length > 1 ? word.toLowerCase() : word;
    })
    .join(" ");
}

function isMany(title: string): boolean {
  if (/\s(?:and|&)\s/i.test(title)) return true;
  return /[^su]s$/i.test(title) && !/ics$/i.test(title) && !/sis$/i.test(title);
}

function unique(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}
