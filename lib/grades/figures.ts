import type { Figure } from "@/lib/contract/grade-figures";
import { decimalOf } from "./exact";

type Exactly = Pick<Figure, "exact">;

/**
 * A figure as it is shown, with at most two decimals and none that says nothing: "88.3". Rounded once, from the exact
 * fraction: half up, and where it must not promise too much, up (a score that is needed) or down (the best there can
 * be).
 */
export function shownFigure(
  { exact }: Exactly,
  way: "half_up" | "up" | "down" = "half_up",
): string {
  return decimalOf(exact, 2, way);
}

/** Whether it has more decimals than are shown. */
export function isCut(figure: Exactly): boolean {
  return shownFigure(figure, "up") !== shownFigure(figure, "down");
}

/** For drawings alone. */
export function approximate({ exact }: Exactly): number {
  const [numerator = "0", denominator = "1"] = exact.split("/");
  return Number(numerator) / Number(denominator);
}
