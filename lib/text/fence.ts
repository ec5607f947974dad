/**
 * Text of a student or a document as fenced data of a prompt: between `<name>` and `</name>`. Tags of the given
 * names inside it are defused, so that no text can close its fence or open another.
 */
export function fence(name: string, text: string, names: readonly string[] = [name]): string {
  const tags = new RegExp(`<(?=/?\\s*(?:${names.join("|")})\\b)`, "gi");
  return `<${name}>\n${text.replace(tags, "‹")}\n</${name}>`;
}
