import type { Judged } from "./judge";

export type Row = Judged & { kind: string; ms: number };

/** One line of figures: shares of the questions each of them is about, with the counts. */
export function summaryOf(
  set: string,
  rows: Row[],
  on_page: { right: number; all: number } | null,
): string {
  const count = (isOf: (row: Row) => boolean) => rows.filter(isOf).length;
  const is = (verdict: Row["verdict"]) => (row: Row) => row.verdict === verdict;
  const answerable = count(({ verdict }) => !verdict.startsWith("absent"));
  const absent = rows.length - answerable;
  const sure = count(({ is_sure }) => is_sure);
  const sure_right = count(({ is_sure, verdict }) => is_sure && verdict === "right");
  const nothing = count(is("false_nothing"));
  const paged = count(({ page_first }) => page_first !== null);
  const figures = {
    set,
    right: share(count(is("right")), answerable),
    partly: share(count(is("partly")), answerable),
    wrong: share(count(is("wrong")), answerable),
    false_nothing: share(nothing, answerable),
    sure_right: share(sure_right, sure),
    absent_ok: share(count(is("absent_ok")), absent),
    absent_refused: share(
      count(({ verdict, is_refused }) => verdict === "absent_ok" && is_refused),
      absent,
    ),
    page_first: share(
      count(({ page_first }) => page_first === true),
      paged + nothing,
    ),
    page_any: share(
      count(({ page_any }) => page_any === true),
      paged + nothing,
    ),
    quotes_on_page: on_page ? share(on_page.right, on_page.all) : "not_read",
    p95_ms: percentile(
      rows.map(({ ms }) => ms),
      0.95,
    ).toFixed(0),
  };
  return ["SUMMARY", ...Object.entries(figures).map(([name, value]) => `${name}=${value}`)].join(
    " ",
  );
}

function share(part: number, all: number): string {
  return `${all === 0 ? "none" : (part / all).toFixed(2)}(${part}/${all})`;
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
