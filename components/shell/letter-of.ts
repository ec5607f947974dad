/** The key's letter; where the keyboard has no Latin letters, the one in that place. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return (key > "~" ? code.slice(-1) : key).toLowerCase();
}
