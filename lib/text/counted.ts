/** "1 quiz", "3 quizzes", "1,200 words" */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${nounFor(count, noun)}`;
}

/** "quiz" of one, "quizzes" of any other number. */
export function nounFor(count: number, noun: string): string {
  if (count === 1) return noun;
  return `${noun}${noun.endsWith("z") ? "zes" : "s"}`;
}
