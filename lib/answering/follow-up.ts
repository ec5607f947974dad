import { pattern, words } from "@/lib/text/pattern";

/** "So" and "then" open a question of its own as often. */
const BEGINNINGS = {
  en: words`and, but, or, what about, how about, what else`,
  de: words`und, aber, oder, was ist mit`,
  fr: words`et, mais, ou`,
  es: words`y, e, pero, o`,
  it: words`e, ma`,
};
const REFERENCES = {
  en: words`it, its, they, them, their, he, she, his, her, him, both`,
  de: words`er, ihn, ihm, sie, ihnen, ihre, beide, davon, dabei, dafür`,
  fr: words`il, ils, elle, elles, lui, leur, ça, cela, celui-ci, ceux-ci`,
  es: words`él, ella, ellos, ellas, eso, esto, ambos`,
};
const BEGINS = pattern("iu")`^[\s¿¡]*${BEGINNINGS}(?:\s+[\p{L}\d]|\W*$)`;
/** "It" in "Is it true that" refers to nothing before; a question that names its own subject is not that short. */
const REFERS = pattern("iu")`(?<![\p{L}])${REFERENCES}(?![\p{L}])`;
const FEW_WORDS = 9;

/** Whether a question begins as the second half of one: "and in biology?" */
export function beginsWithAnd(question: string): boolean {
  return BEGINS.test(question);
}

/** Whether a question leans on the one before it: it begins with "and", or is short and says "they". */
export function isFollowUp(question: string): boolean {
  const words = question.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return beginsWithAnd(question) || (words <= FEW_WORDS && REFERS.test(question));
}
