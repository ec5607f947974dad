import { pattern, words } from "@/lib/text/pattern";
import { isTitle } from "./weight-titles";

const MOST_WORDS = 12;
/** What is read, seen or left out on a day is handed in by nobody. */
export const NOT_HANDED_IN = words`
  read(?:ings?)?, chapters?, ch\.?, pp?\.?, watch, weeks?, no, holiday, break, exam week, lecture, see
`;
const NO_WORK = pattern("iu")`^(?:${NOT_HANDED_IN}|${words`
  chpts?, pages?, none, n\/a, tba, tbd, midterm week, study, review, start, begin, work on, continue
`})(?![\p{L}])`;

/** Of what stands where only work does, that which is a name and neither reading nor a holiday. */
export function isNameOfWork(title: string): boolean {
  const is_name = isTitle(title) && /^\p{Lu}/u.test(title);
  return is_name && title.split(" ").length <= MOST_WORDS && !NO_WORK.test(title);
}
