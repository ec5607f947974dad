/**
 * Bytes of text as a string: by its mark or, without one, as UTF-8, else in the encoding that it names as HTML does,
 * else as Windows-1252. Null when it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  if (bytes.some((byte) => !isTextual(byte))) return null;
  try {
    // A character that is cut off at the end is no reason to take the rest for another encoding.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    const latin = new TextDecoder("windows-1252").decode(bytes);
    return decodedAs(NAMED.exec(latin.slice(0, NAMED_WITHIN))?.[1], bytes) ?? latin;
  }
}

const NAMED = /<meta\b[^>]*\bcharset\s*=\s*["']?([\w-]+)/i;
const NAMED_WITHIN = 2048;

function decodedAs(encoding: string | undefined, bytes: Uint8Array): string | null {
  try {
    return encoding ? new TextDecoder(encoding).decode(bytes) : null;
  } catch {
    return null;
  }
}

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/** Tab, line feed, vertical tab, form feed, carriage return, escape and everything that is printed. */
function isTextual(byte: number): boolean {
  return byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b;
}
