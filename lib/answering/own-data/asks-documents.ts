import { pattern, words } from "@/lib/text/pattern";

const STARTS = words`
  why, explain, define, describe, discuss, compare, summari[sz]e, give an example, warum, erkläre, pourquoi, expliquer?,
  por qué, explica
`;
const SAYING = words`
  say, says, said, according to, mention(?:s|ed)?, cause[sd]?, defined?, definition, meaning, written, textbook, quote
`;
const ASKS_DOCUMENTS = pattern("iu")`^${STARTS}\b|\b${SAYING}\b`;

/** The student, or their work or a day at the end. */
const OWN = words`i, i'm, i’m, im, my, our, we, us`;
const AT_END = words`
  due, overdue, late, exams?, mid-?terms?, finals?, quiz(?:zes)?, tests?, deadlines?, assignments?, home ?work,
  due dates?,
  exam dates?, today, tomorrow, week, month, coming up, soon
`;
const ASKS_OWN = pattern("iu")`\b${OWN}\b|\b${AT_END}\W*$`;

/** Whether a question that has words of courses and work in it asks what the files say of them. */
export function asksDocuments(question: string): boolean {
  return ASKS_DOCUMENTS.test(question.trim()) || !ASKS_OWN.test(question);
}
