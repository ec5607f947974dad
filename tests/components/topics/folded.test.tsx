import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFoldedWeeks } from "@/components/topics/use-folded-weeks";
import type { Week } from "@/components/topics/weeks";
import { TOPIC } from "@/tests/support/items";

const cards = (count: number, is_completed = false) =>
  Array.from({ length: count }, (_, id) => ({ ...TOPIC, id, is_completed }));
const weeksOf = (...sizes: number[]): Week[] =>
  sizes.map((size, index) => ({ week: index + 1, items: cards(size) }));

function shown(weeks: Week[]) {
  const { result } = renderHook(() => useFoldedWeeks(weeks));
  const { weeks: open, finished, later } = result.current;
  return {
    cards: open.map(({ items }) => items.length),
    finished: Boolean(finished),
    later: Boolean(later),
  };
}

test.each([
  { weeks: weeksOf(3, 3, 3, 3), cards: [3, 3], finished: false, later: true },
  { weeks: weeksOf(5, 2), cards: [5, 2], finished: false, later: false },
  { weeks: [{ week: null, items: cards(14) }], cards: [6], finished: false, later: true },
  {
    weeks: [{ week: 1, items: cards(2, true) }, ...weeksOf(0, 4).slice(1)],
    cards: [4],
    finished: true,
    later: false,
  },
])("of the weeks, $cards cards are shown", ({ weeks, ...expected }) => {
  expect(shown(weeks)).toEqual(expected);
});

test("a week that is finished while it is looked at stays", () => {
  const open = weeksOf(2, 2);
  const { result, rerender } = renderHook(({ weeks }) => useFoldedWeeks(weeks), {
    initialProps: { weeks: open },
  });
  rerender({ weeks: [{ week: 1, items: cards(2, true) }, ...open.slice(1)] });
  expect(result.current.weeks).toHaveLength(2);
  expect(result.current.finished).toBe(false);
});
