import type { Grading } from "@/lib/contract/grading";
import { counted } from "@/lib/text/counted";

type Part = Grading["components"][number];
type Pieces = Pick<Part, "count" | "drop_lowest"> &
  Partial<Pick<Part, "points" | "total" | "keep_best" | "full_at" | "extra_credit">>;

/** "10 pieces of 20 points, the lowest 2 dropped"; empty where nothing is known. */
export function piecesText(pieces: Pieces): string {
  const { count, drop_lowest, points, total, keep_best, full_at, extra_credit } = pieces;
  const lowest = drop_lowest === 1 ? "the lowest" : `the lowest ${drop_lowest}`;
  const each = points ? counted(Number(points), "point") : "";
  // One piece that has all the points says so already.
  const in_all = total && total !== points && `${counted(Number(total), "point")} in all`;
  const one = each && total === points ? each : each && `${each} each`;
  return [
    count === null ? one : `${counted(count, "piece")}${each && ` of ${each}`}`,
    in_all,
    drop_lowest !== null && `${lowest} dropped`,
    keep_best && `only the best ${keep_best}`,
    full_at && `full from ${full_at}`,
    extra_credit && "extra credit",
  ]
    .filter(Boolean)
    .join(", ");
}
