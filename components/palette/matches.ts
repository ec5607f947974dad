/** Every word of `q` begins a word of `text`, whatever the case and the accents. */
export function matches(text: string, q: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(q)
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)));
}

function plain(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
