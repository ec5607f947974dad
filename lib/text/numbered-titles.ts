/**
 * Titles of pieces of work that come one after the other: "Problem set 1", "Problem set 2". They count on from the
 * number a title ends with.
 */
export function numberedTitles(title: string, count: number): string[] {
  const { name = `${title} `, number = "1" } = ENDS_WITH_NUMBER.exec(title)?.groups ?? {};
  return Array.from({ length: count }, (_, index) => `${name}${Number(number) + index}`);
}

/** No number of four digits: that is a year. */
const ENDS_WITH_NUMBER = /^(?<name>.*(?<!\d))(?<number>\d{1,3})$/s;
