/** The titles that a list of topics in a student's words means, in the order of the titles. */
export function titlesMeant(phrase: string, titles: string[]): string[] {
  const items = phrase.split(/,|;|&|\+|(?<!\p{L})(?:and|or|und|et|y|as well as|plus)(?!\p{L})/iu);
  const meant = new Set(numbered(phrase, titles));
  for (const item of items) for (const title of titlesOf(item, titles)) meant.add(title);
  return titles.filter((title) => meant.has(title));
}

const NO_CONTENT = new Set(
  "a an the of on in at to for with by my our this that is are all any it more most much very really only just also part parts topic topics section sections unit units stuff things material please but not first der die das und le la les los las el de des du del".split(
    " ",
  ),
);
const NUMBERED =
  "chapters?|units?|sections?|parts?|modules?|lectures?|weeks?|topics?|kapitel|chapitres?|capítulos?";

/** All words of the item stand in the title; its last word alone, where it says no more, may be misspelt by a letter. */
function titlesOf(item: string, titles: string[]): string[] {
  const words = contentOf(item);
  if (words.length === 0 || words.every((word) => /^\d+$/.test(word) || isKindOfPart(word)))
    return [];
  const whole = titles.filter((title) => {
    const there = contentOf(title);
    return words.every((word) => there.some((other) => isSame(word, other)));
  });
  if (whole.length > 0) return whole;
  return titles.filter((title) => {
    const there = contentOf(title);
    return there.length > 1 && there.every((other) => words.some((word) => isSame(word, other)));
  });
}

/** "chapter 1", "chapters 2-4": the title that names it so, or that begins with its number. */
function numbered(phrase: string, titles: string[]): string[] {
  const list = new RegExp(
    `(?<!\\p{L})(${NUMBERED})\\s+(\\d{1,2}(?:\\s*(?:,|and|or|&|und|et|y|to|through|bis|-|–)\\s*\\d{1,2})*)`,
    "giu",
  );
  return [...phrase.matchAll(list)].flatMap((match) => {
    const kind = stemOf(match[1] ?? "");
    return numbersIn(match[2] ?? "").flatMap((number) => {
      const named = titles.filter((title) =>
        [...title.toLowerCase().matchAll(/(\p{L}+)\s+(\d+)(?![\d.])/gu)].some(
          ([, word, digits]) => stemOf(word ?? "") === kind && Number(digits) === number,
        ),
      );
      if (named.length > 0) return named;
      return titles.filter((title) => new RegExp(`^\\s*${number}(?![\\d])(?!\\.\\d)`).test(title));
    });
  });
}

function numbersIn(list: string): number[] {
  const numbers: number[] = [];
  let range = false;
  for (const [part] of list.matchAll(/\d+|to|through|bis|-|–/giu)) {
    if (!/\d/.test(part)) range = true;
    else {
      const from = range ? (numbers.at(-1) ?? Number(part)) + 1 : Number(part);
      for (let number = from; number <= Number(part); number += 1) numbers.push(number);
      range = false;
    }
  }
  return numbers;
}

function contentOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\d]+/gu);
  return (words ?? []).filter((word) => !NO_CONTENT.has(word)).map(stemOf);
}

function stemOf(word: string): string {
  const plain = word.toLowerCase();
  if (plain.length > 4 && plain.endsWith("ies")) return `${plain.slice(0, -3)}y`;
  if (plain.length > 5 && /(?:ss|sh|ch|x)es$/.test(plain)) return plain.slice(0, -2);
  if (plain.length > 3 && /[^sui]s$/.test(plain)) return plain.slice(0, -1);
  return plain;
}

function isKindOfPart(word: string): boolean {
  return new RegExp(`^(?:${NUMBERED})$`, "iu").test(word);
}

/** The same stem, one the beginning of a longer form, or long words a letter apart. */
function isSame(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/.test(a + b)) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 5 && long.startsWith(short) && long.length - short.length <= 4) return true;
  if (short.length >= 7 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 3)
    return true;
  return short.length >= 6 && isLetterApart(short, long);
}

function isLetterApart(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return long.slice(at + 1) === rest || (swapped && long.slice(at + 2) === short.slice(at + 2));
}
