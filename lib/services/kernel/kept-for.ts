interface Kept<T> {
  /** What was read less than the time ago, else what is read now; a failure is kept by nobody. */
  read(): Promise<T>;
  forget(): void;
}

/** What costs too much to be read at each request, kept in this process for `ms` milliseconds. */
export function keptFor<T>(ms: number, load: () => Promise<T>): Kept<T> {
  let kept: { until: number; value: Promise<T> } | undefined;
  return {
    read() {
      const now = Date.now();
      if (kept && now < kept.until) return kept.value;
      const fresh = { until: now + ms, value: load() };
      kept = fresh;
      fresh.value.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      return fresh.value;
    },
    forget() {
      kept = undefined;
    },
  };
}
