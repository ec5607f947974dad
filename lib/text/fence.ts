/** Text of students and documents as fenced data of one prompt. */
export interface Fences {
  /** The text between `<name KEY>` and `</name KEY>`. */
  fence(name: string, text: string): string;
  /** "<name KEY> and </name KEY>", for the instructions that speak of it. */
  tags(name: string): string;
}

/**
 * Fences that none of these texts can close or open: all tags of a prompt hold one key, which follows from the texts
 * and stands in none of them. The same texts give the same key.
 */
export function fencesFor(texts: readonly string[]): Fences {
  const all = texts.join("\n").toLowerCase();
  let key = keyOf(all);
  while (all.includes(key)) key = keyOf(key + all);
  return {
    fence: (name, text) => `<${name} ${key}>\n${text}\n</${name} ${key}>`,
    tags: (name) => `<${name} ${key}> and </${name} ${key}>`,
  };
}

/** FNV-1a in seven letters and digits: that no text holds the key is made sure of, so it need not be hard to guess. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, "0");
}
