import type { Figure } from "@/lib/contract/grade-figures";

/**
 * A figure as it is shown, with at most so many decimals and none that says nothing: "88.3". Rounded once, from the
 * exact fraction: half up, and where it must not promise too much, up (a score that is needed) or down (the best there
 * can be).
 */
export function shownFigure(
  { exact }: Pick<Figure, "exact">,
  digits = 2,
  way: "half_up" | "up" | "down" = "half_up",
): string {
  const { numerator, denominator } = fractionOf(exact);
  const scaled = numerator * 10n ** BigInt(digits);
  const floor = floorOf(scaled, denominator);
  const rest = scaled - floor * denominator;
  const goesUp = way === "up" ? rest > 0n : way === "half_up" && rest * 2n >= denominator;
  return decimalOf(floor + (goesUp ? 1n : 0n), digits);
}

/** Whether it has more decimals than are shown. */
export function isCut({ exact }: Pick<Figure, "exact">, digits = 2): boolean {
  const { numerator, denominator } = fractionOf(exact);
  return (numerator * 10n ** BigInt(digits)) % denominator !== 0n;
}

/** For drawings alone. */
export function approximate({ exact }: Pick<Figure, "exact">): number {
  const [numerator = "0", denominator = "1"] = exact.split("/");
  return Number(numerator) / Number(denominator);
}

/** "-7/8", "90" and "13.5" as whole numbers, the lower one above 0. */
function fractionOf(exact: string) {
  const [above = "0", below = "1"] = exact.split("/");
  const [whole = "0", decimals = ""] = above.split(".");
  return {
    numerator: BigInt(`${whole}${decimals}`),
    denominator: BigInt(below) * 10n ** BigInt(decimals.length),
  };
}

function floorOf(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

function decimalOf(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const decimals = text.slice(text.length - digits).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${whole}${decimals && `.${decimals}`}`;
}
