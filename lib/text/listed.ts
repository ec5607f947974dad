/** The entries of a list that is parted by commas, each with single blanks. */
export function listed(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
