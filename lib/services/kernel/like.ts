/** A text as it stands, for a pattern of LIKE: its `%`, `_` and `\` are letters like others. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
