import { useState } from "react";
import { FoldButton } from "@/components/shared/fold-button";
import { ShowAll } from "@/components/shared/show-all";
import type { Week } from "./weeks";

/** Of cards that are still to do. */
const FEW = 6;

/**
 * The weeks to be shown, and the buttons for the others: those that were done when the page was opened, and what
 * comes after the first few cards.
 */
export function useFoldedWeeks(weeks: Week[]) {
  const [withFinished, setWithFinished] = useState(false);
  const [all, setAll] = useState(false);
  const [before] = useState(() => new Set(weeks.filter(isFinished).map(({ week }) => week)));
  const old = weeks.filter((one) => before.has(one.week) && isFinished(one));
  // A button for one card would be as large as it is.
  const finished = cardsIn(old) > 1 ? old : [];
  const open = weeks.filter((one) => !finished.includes(one));
  const isLong = cardsIn(open) > FEW + 1;
  return {
    weeks: [...(withFinished ? finished : []), ...(isLong && !all ? firstCards(FEW, open) : open)],
    finished: finished.length > 0 && (
      <FoldButton
        open={withFinished}
        onOpen={setWithFinished}
        more={`Show ${cardsIn(finished)} finished`}
        fewer="Hide finished"
      />
    ),
    later: isLong && <ShowAll count={cardsIn(open)} what="to do" all={all} onAll={setAll} />,
  };
}

/** Weeks stay whole; without weeks there is one long list. */
function firstCards(most: number, weeks: Week[]): Week[] {
  const [first, ...others] = weeks;
  if (first && others.length === 0) return [{ ...first, items: first.items.slice(0, most) }];
  return weeks.filter((_, index) => cardsIn(weeks.slice(0, index)) < most);
}

function cardsIn(weeks: Week[]): number {
  return weeks.reduce((sum, { items }) => sum + items.length, 0);
}

function isFinished({ items }: Week) {
  return items.every(({ is_completed }) => is_completed);
}
