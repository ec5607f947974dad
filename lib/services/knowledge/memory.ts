/** A least-recently-used cache of at most `most` values. */
export function memory<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      return kept.get(key);
    },
    set(key: string, value: T): void {
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) return;
        kept.delete(oldest);
      }
    },
  };
}
