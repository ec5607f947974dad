/** The entries of a list that is parted by commas, each with single blanks. */
export function listed(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

/** "A, B and C" */
export function listText(names: readonly string[]): string {
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
}

const MOST_NAMED = 5;

/** The first five as a list, and how many more there are: "A, B, C, D, E and 4 more". */
export function shortListText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED);
  const more = names.length - shown.length;
  return listText(more > 0 ? [...shown, `${more} more`] : shown);
}
