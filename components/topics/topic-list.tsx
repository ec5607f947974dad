"use client";

import { useId } from "react";
import { cn } from "@/lib/cn";
import type { TopicItem } from "@/lib/contract/topics";
import { type TopicActions, TopicRow } from "./topic-row";
import { useFoldedWeeks } from "./use-folded-weeks";
import { useReordering } from "./use-reordering";
import { byWeek, sortedByIds, type Week } from "./weeks";

interface TopicListProps extends TopicActions {
  course_id: number;
  items: TopicItem[];
  /** The PDFs of the syllabi that are one: their cards open the page. */
  pdfs: ReadonlyMap<number, number>;
}

/** The cards, under their weeks where the syllabus numbers weeks. */
export function TopicList({ course_id, items, pdfs, ...actions }: TopicListProps) {
  const { moving, news, handle } = useReordering(course_id);
  const id = useId();
  const hint = `${id}-hint`;
  const all = byWeek(items);
  const untitled = all.length === 1 && all[0]?.week === null;
  const { weeks, finished, later } = useFoldedWeeks(all);

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <p id={hint} hidden>
        Drag to move. With the keyboard: Space picks up and puts down, the arrow keys move, Escape
        cancels.
      </p>
      {finished && <div className="px-2.5 py-1.5 not-last:border-b">{finished}</div>}
      {weeks.map(({ week, items }) => {
        const shown = moving?.item.week === week ? sortedByIds(items, moving.ids) : items;
        const heading = `${id}-${week}`;
        return (
          <div
            key={week}
            className={cn(
              "not-first:border-t",
              !untitled && "@2xl:grid @2xl:grid-cols-[8.5rem_minmax(0,1fr)]",
            )}
          >
            {!untitled && <WeekHeading id={heading} week={week} items={items} />}
            <ul
              className="divide-y"
              {...(untitled ? { "aria-label": "Topics" } : { "aria-labelledby": heading })}
            >
              {shown.map((item, index) => (
                <TopicRow
                  key={item.id}
                  item={item}
                  file_id={pdfs.get(item.source_id ?? 0)}
                  first={index === 0}
                  last={index === shown.length - 1}
                  held={moving?.held === true && moving.item.id === item.id}
                  handle={handle}
                  hint={hint}
                  {...actions}
                />
              ))}
            </ul>
          </div>
        );
      })}
      {later && <div className="border-t px-2.5 py-1.5">{later}</div>}
    </>
  );
}

function WeekHeading({ id, week, items }: Week & { id: string }) {
  const done = items.filter(({ is_completed }) => is_completed).length;
  return (
    <h3
      id={id}
      className={
        "flex items-baseline justify-between gap-3 bg-muted px-5 py-1 text-sm font-semibold " +
        "@max-2xl:border-b @2xl:border-r @2xl:py-4 @2xl:pr-4"
      }
    >
      {week === null ? "Without a week" : `Week ${week}`}
      <span className="font-medium text-muted-foreground tabular-nums">
        {done}/{items.length}
        <span className="sr-only"> completed</span>
      </span>
    </h3>
  );
}
