interface Part {
  key: string;
  title: string;
}

/**
 * The keys of parts that take the place of others: one with the title of an earlier part keeps that part's key, so that
 * scores stay where they count; any other gets one that no earlier part had.
 */
export function keysBeside(parts: readonly Part[], before: readonly Part[]): string[] {
  const used = new Set(before.map(({ key }) => key));
  const earlier = [...before];
  return parts.map(({ key, title }) => {
    const at = earlier.findIndex((part) => plain(part.title) === plain(title));
    const [same] = at < 0 ? [] : earlier.splice(at, 1);
    if (same) return same.key;
    const own = used.has(key) ? freeKey(used) : key;
    used.add(own);
    return own;
  });
}

/** One that is not used yet, and is from now on. */
export function freeKey(used: Set<string>): string {
  let number = used.size + 1;
  while (used.has(`g${number}`)) number += 1;
  used.add(`g${number}`);
  return `g${number}`;
}

function plain(title: string): string {
  return title.trim().toLowerCase();
}
