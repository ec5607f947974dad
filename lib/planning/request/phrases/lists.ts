import type { Match, Token } from "@/lib/planning/request/token";
import { numberedTitles } from "@/lib/planning/request/topics";
import { type PhraseRule, phrase } from "./rewrite";

const GOES_ON_OTHERWISE =
  "(?!COLON? (?:AMT|NUM|SPAN|PART|ONLY|MOST|FIRST|LASTPOS|OFF|AWAY|NOT|FOCUS|LESSFOCUS|SKIP|KNOWN|MORE|LESS|HARD))";

/** Weekdays and topics named one after the other, each list as one token. */
export const LISTS: PhraseRule[] = [
  phrase("THIS? (?<a>WD) DASH (?<b>WD)", weekdayRange),
  phrase("FROM? (?<a>WD) (?:UNTIL|BY) (?<b>WD)", weekdayRange),
  phrase("(?:FROM)? (?<a>WD) TO (?<b>WD)", (match, frame) =>
    frame.is_moving && !match.get("a")?.weekly ? null : weekdayRange(match),
  ),
  phrase("(?<a>WD) (?:COMMA? AND|SLASH|COMMA? OR|DASH) (?<b>WD)", weekdayUnion),
  phrase(`(?<a>WD) COMMA (?<b>WD)${GOES_ON_OTHERWISE}`, weekdayUnion),
  phrase(`(?<a>WD) (?<b>WD)${GOES_ON_OTHERWISE}`, weekdayUnion),
  phrase(`(?<a>WD) (?:COMMA? AND|COMMA) (?<b>WD)${GOES_ON_OTHERWISE}`, weekdayUnion),
  phrase(
    `
      CHAPTER (?<l>NUM(?:(?:COMMA? AND|COMMA|DASH|TO|UNTIL|BY|SLASH|COMMA? OR) CHAPTER?
      NUM)*)(?!TIMES|HOUR|MIN|DAY|WEEK|AMT|REVIEW)`,
    chapters,
  ),
  phrase("(?<f>FIRST) (?<n>NUM) (?:CHAPTER|TOPICS)", (match, { topic_titles }) => {
    const titles = topic_titles.slice(0, match.get("n")?.number ?? 0);
    return titles.length > 0 ? { symbol: "TOPIC", titles } : null;
  }),
  phrase("(?<f>FIRST|LASTPOS) (?:CHAPTER)", (match, { topic_titles }) => {
    const title = match.get("f")?.symbol === "FIRST" ? topic_titles[0] : topic_titles.at(-1);
    return title ? { symbol: "TOPIC", titles: [title] } : null;
  }),
  phrase("LASTPOS (?<n>NUM) (?:CHAPTER|TOPICS)", (match, { topic_titles }) => {
    const titles = topic_titles.slice(-(match.get("n")?.number ?? 1));
    return titles.length > 0 ? { symbol: "TOPIC", titles } : null;
  }),
  ...Array.from({ length: 6 }, () => [
    phrase("(?<a>TOPIC) (?:COMMA? AND|SLASH|COMMA? OR) (?<b>TOPIC)", topicUnion),
    phrase(`(?<a>TOPIC) COMMA (?<b>TOPIC)${GOES_ON_OTHERWISE}`, topicUnion),
  ]).flat(),
];

function weekdayRange(match: Match) {
  const [first, last] = [match.get("a"), match.get("b")];
  const [from, to] = [first?.weekdays?.[0], last?.weekdays?.[0]];
  if (
    from === undefined ||
    to === undefined ||
    first?.weekdays?.length !== 1 ||
    last?.weekdays?.length !== 1
  )
    return null;
  const weekdays: number[] = [];
  for (let day = from; weekdays.length < 7; day = (day + 1) % 7) {
    weekdays.push(day);
    if (day === to) break;
  }
  return { symbol: "WD", weekdays, weekly: Boolean(first.weekly || last.weekly), value: "range" };
}

function weekdayUnion(match: Match) {
  const [first, last] = [match.get("a"), match.get("b")];
  if (first?.value === "range" && !last?.weekly) return null;
  const weekdays = [...new Set([...(first?.weekdays ?? []), ...(last?.weekdays ?? [])])];
  return { symbol: "WD", weekdays, weekly: Boolean(first?.weekly || last?.weekly), value: "list" };
}

function chapters(match: Match, { topic_titles }: { topic_titles: string[] }) {
  const titles = numberedTitles(numbersOf(match.all("l")), topic_titles);
  return titles.length > 0 ? { symbol: "TOPIC", titles } : null;
}

function numbersOf(list: Token[]): number[] {
  const numbers: number[] = [];
  let is_range = false;
  for (const { symbol, number } of list) {
    if (/^(?:DASH|TO|UNTIL|BY)$/.test(symbol)) is_range = true;
    if (symbol !== "NUM" || number === undefined) continue;
    const last = numbers.at(-1);
    const first = is_range && last !== undefined ? last + 1 : number;
    for (let each = first; each <= number; each += 1) numbers.push(each);
    is_range = false;
  }
  return numbers;
}

function topicUnion(match: Match) {
  return {
    symbol: "TOPIC",
    titles: [...(match.get("a")?.titles ?? []), ...(match.get("b")?.titles ?? [])],
  };
}
