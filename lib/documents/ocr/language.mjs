const FUNCTION_WORDS = {
  eng: "the of and to in is for that with are be this on as by or from at you will",
  deu: "der die und das ist mit von den zu auf ein eine nicht sich bis zum zur im werden für",
  fra: "le la les des et est une du dans pour sur avec au aux vous par cette sont qui",
  spa: "el los las y del una por con para se es su al como más este esta son o",
};
const WORDS = Object.entries(FUNCTION_WORDS).map(([language, words]) => [
  language,
  new Set(words.split(" ")),
]);
const FEWEST = 4;

/** The language that most small words belong to, by the names of the language data; null where none stands out. */
export function languageOf(words) {
  const small = words.map((word) => word.toLowerCase().replace(/[.,;:()]+$/, ""));
  const [first, second] = WORDS.map(([language, known]) => ({
    language,
    count: small.filter((word) => known.has(word)).length,
  })).sort((a, b) => b.count - a.count);
  return first.count >= FEWEST && first.count > second.count * 1.5 ? first.language : null;
}
