import type { SyllabusFacts, SyllabusItem } from "./types";
import type { WeightedItem } from "./weight-rows";

type ItemFact = SyllabusFacts["items"][number];

/**
 * Points and second shares only where those of all items together are the whole: one that was missed or cut wrong would
 * change what all others count for.
 */
export function withSureFigures(
  items: ItemFact[],
  weighted: WeightedItem[],
  has_other: boolean,
): ItemFact[] {
  const parts = items.filter(({ value }) => value.weight_percent !== null);
  const counted = parts.filter(({ value }) => !value.extra_credit).map(({ value }) => value);
  const all = weighted.find(({ points_in_all }) => points_in_all !== undefined)?.points_in_all;
  const has_points =
    all !== undefined &&
    parts.every(({ value }) => value.points !== undefined) &&
    isSum(
      counted.map(({ points }) => points),
      all,
    );
  const is_weighed_twice =
    has_other &&
    isSum(
      counted.map(({ weight_percent }) => weight_percent ?? 0),
      100,
    ) &&
    isSum(
      counted.map(({ other_weight }) => other_weight ?? 0),
      100,
    ) &&
    counted.some(({ weight_percent, other_weight = 0 }) => weight_percent !== other_weight);
  return items.map((item) => ({
    ...item,
    value: { ...withoutFigures(item.value), ...kept(item.value, has_points, is_weighed_twice) },
  }));
}

function kept(
  { points, other_weight, weight_percent, extra_credit }: SyllabusItem,
  has_points: boolean,
  is_weighed_twice: boolean,
) {
  const is_part = weight_percent !== null && !extra_credit;
  return {
    ...(has_points && points !== undefined && { points }),
    ...(is_weighed_twice && is_part && { other_weight: other_weight ?? 0 }),
  };
}

function withoutFigures({ points: _, other_weight: __, ...value }: SyllabusItem): SyllabusItem {
  return value;
}

/** Of decimals, to the thousandth. */
function isSum(numbers: (number | undefined)[], whole: number): boolean {
  return Math.abs(numbers.reduce<number>((sum, each) => sum + (each ?? 0), 0) - whole) < 0.001;
}
