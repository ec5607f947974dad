import { plainText } from "@/lib/text/fold";

/** Every word of `q` begins a word of `text`, whatever the case and the accents. */
export function matches(text: string, q: string): boolean {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u);
  return plainText(q)
    .trim()
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)));
}
