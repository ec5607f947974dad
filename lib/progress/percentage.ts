/** `done` of `all` in percent with at most two decimals; 0 when there is nothing. */
export function percentage(done: number, all: number): number {
  return all === 0 ? 0 : Math.round((done / all) * 10_000) / 100;
}
