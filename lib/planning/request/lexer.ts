import { editDistance } from "@/lib/text/edit-distance";
import { isStopWord } from "@/lib/text/stop-words";
import type { Lexicon, Said } from "./lexicon";
import { lexiconFor } from "./lexicon";
import type { Token } from "./token";
import { topicAt } from "./topics";
import { type Word, wordsOf } from "./words";

const LONGEST_PHRASE = 8;
const SIGNS: Record<string, string> = {
  ",": "COMMA",
  ";": "SENT",
  ".": "SENT",
  "!": "SENT",
  "?": "SENT",
  "\n": "SENT",
  ":": "COLON",
  "-": "DASH",
  "/": "SLASH",
  "(": "COMMA",
  ")": "COMMA",
};

/** The words of a request as tokens of the rules; a word that no list knows is a WORD. */
export function tokensOf(
  written: string,
  titles: string[],
): { tokens: Token[]; language: Lexicon["language"] } {
  const words = wordsOf(written);
  const lexicon = lexiconFor(words.filter((_, index) => !isOfTopic(index, words, titles, written)));
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; ) {
    const { said, length } = readAt(words, index, lexicon, titles, written);
    const start = words[index]?.start ?? 0;
    const end = words[index + length - 1]?.end ?? start;
    tokens.push(...said.map((each) => ({ ...each, start, end })));
    index += length;
  }
  return { tokens, language: lexicon.language };
}

function isOfTopic(index: number, words: Word[], titles: string[], written: string): boolean {
  const before = [index, index - 1, index - 2].filter((first) => first >= 0);
  return before.some((first) => {
    const topic = topicAt(words, first, titles, written);
    return topic?.whole === true && topic.last >= index;
  });
}

function readAt(words: Word[], index: number, lexicon: Lexicon, titles: string[], written: string) {
  const phrase = phraseAt(words, index, lexicon);
  const topic = topicAt(words, index, titles, written);
  const size = topic ? topic.last - index + 1 : 0;
  if (topic && (!phrase || size > phrase.length || (topic.whole && size === phrase.length))) {
    const symbol = topic.titles.length === 1 ? "TOPIC" : "WORD";
    return { said: [{ symbol, titles: topic.titles }], length: size };
  }
  // "Wednesdays of": misspelt where nothing follows.
  const next = words[index + 1]?.plain ?? ".";
  const is_end =
    /^[.,;!\n]$/.test(next) && lexicon.language === "en" && words[index]?.plain === "of";
  if (is_end) return { said: [{ symbol: "OFF" }], length: 1 };
  if (phrase) return phrase;
  const word = words[index]?.plain ?? "";
  const date = dateSaid(words, index, lexicon);
  if (date) return date;
  return { said: saidBy(word, lexicon), length: 1 };
}

function phraseAt(words: Word[], index: number, { phrases }: Lexicon) {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const chosen = words.slice(index, index + length);
    if (chosen.length < length) continue;
    const said = phrases.get(chosen.map(({ plain }) => plain).join(" "));
    if (said) return { said, length };
  }
  return null;
}

function saidBy(word: string, lexicon: Lexicon): Said[] {
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return [{ symbol: "DATE", days: [{ from: word, to: word }] }];
  if (/^\d{1,2}:\d\d$/.test(word)) return [{ symbol: "TIME", time: word.padStart(5, "0") }];
  if (/^\d/.test(word))
    return [{ symbol: "NUM", number: Number(word.replace(",", ".")), value: word }];
  if (!/^\p{L}/u.test(word)) {
    const symbol = SIGNS[word];
    return symbol ? [{ symbol, value: word }] : [];
  }
  const meant = correctedWord(word, lexicon);
  return meant ?? [{ symbol: "WORD" }];
}

/** "24.12.", "24/12/2026", "26th", "24. Dezember", "le 24" */
function dateSaid(words: Word[], index: number, { language, phrases }: Lexicon) {
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = words
    .slice(index, index + 5)
    .map(({ plain }) => plain);
  if (!/^\d/.test(first)) return null;
  const dotted = /^(\d{1,2})[.](\d{1,2})$/.exec(first);
  const year = (text: string) => /^(?:20)?\d\d$/.test(text);
  if (dotted && second === ".") {
    const length = year(third) && !words[index + 2]?.spaced ? 3 : 2;
    return { said: [numericDate(dotted[1], dotted[2], length === 3 ? third : "")], length };
  }
  const is_month =
    Number(dotted?.[2]) >= 1 && Number(dotted?.[2]) <= 12 && dotted?.[2]?.length === 2;
  if (dotted && language === "de" && is_month && Number(dotted[1]) > 12) {
    return { said: [numericDate(dotted[1], dotted[2], "")], length: 1 };
  }
  if (
    /^\d{1,2}$/.test(first) &&
    second === "/" &&
    /^\d{1,2}$/.test(third) &&
    !words[index + 1]?.spaced
  ) {
    const has_year = fourth === "/" && year(fifth);
    const [day, month] = Number(third) > 12 ? [third, first] : [first, third];
    return { said: [numericDate(day, month, has_year ? fifth : "")], length: has_year ? 5 : 3 };
  }
  const number = { symbol: "NUM", number: Number(first.replace(",", ".")), value: first };
  if (/^(?:st|nd|rd|th|er|º|ª)$/.test(second) && !words[index + 1]?.spaced) {
    return { said: [{ ...number, ordinal: true }], length: 2 };
  }
  if (second === "." && !words[index + 1]?.spaced && language === "de") {
    const after = phrases.get(third)?.[0]?.symbol ?? "";
    const goes_on =
      /^(?:MONTH|BY|AND|DASH|TO)$/.test(after) || /^[-,\d]/.test(third) || isStopWord(third);
    if (goes_on) return { said: [{ ...number, ordinal: true }], length: 2 };
  }
  const before = words[index - 1]?.plain ?? "";
  const articles = { fr: /^(?:le|au|du|les)$/, es: /^(?:el|del|al)$/, en: /(?!)/, de: /(?!)/ }[
    language
  ];
  if (/^\d{1,2}$/.test(first) && articles.test(before) && !/^(?:h|heures?|horas?)$/.test(second)) {
    return { said: [{ ...number, ordinal: true }], length: 1 };
  }
  return null;
}

function numericDate(day = "", month = "", year = ""): Said {
  const full = year.length === 2 ? `20${year}` : year;
  return {
    symbol: "WRITTENDATE",
    value: `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  };
}

const SHORTEST_MISSPELT = 4;
const LONG = 8;

/** What a misspelt word says, where all words as near to it say the same. */
function correctedWord(word: string, { phrases, words }: Lexicon): Said[] | null {
  if (word.length < SHORTEST_MISSPELT || words.has(word)) return null;
  const most = word.length >= LONG ? 2 : 1;
  const near: { distance: number; said: Said[] }[] = [];
  for (const known of words) {
    if (Math.abs(known.length - word.length) > most || known.length < SHORTEST_MISSPELT) continue;
    if (known[0] !== word[0] && known[1] !== word[0]) continue;
    const said = phrases.get(known);
    const distance = said ? editDistance(word, known, most) : Number.POSITIVE_INFINITY;
    if (said && distance <= most) near.push({ distance, said });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  const nearest = near.filter(({ distance }) => distance === least);
  const [one] = nearest;
  const agree = nearest.every(({ said }) => JSON.stringify(said) === JSON.stringify(one?.said));
  return one && agree ? one.said : null;
}
