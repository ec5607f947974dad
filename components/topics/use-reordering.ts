import { useQueryClient } from "@tanstack/react-query";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { TopicItem } from "@/lib/contract/topics";
import { dragRow } from "./drag-row";
import { topicItemQueries } from "./queries";
import { arrangementOf, useTopicChanges } from "./use-topic-changes";
import { moved, weekOf } from "./weeks";

/** What the handle of a card does. */
export type Handle = ReturnType<typeof useReordering>["handle"];

/** A card that is being moved, and the order of its week while it is. */
interface Moving {
  item: TopicItem;
  ids: number[];
  /** By keyboard, and not yet put down. */
  held: boolean;
}

/**
 * Moves cards within their week: dragged by the handle; by keyboard, Space picks up, arrows move, Space puts
 * down, Escape puts back; or one step at a time. `announcement` says what happened to those who do not see it.
 */
export function useReordering(course_id: number) {
  const client = useQueryClient();
  const [moving, setMoving] = useState<Moving>();
  const { arrange } = useTopicChanges(course_id, {
    onArranged: () => setMoving((current) => (current?.held ? current : undefined)),
  });
  const [announcement, setNews] = useState("");
  const latest = useRef<Moving>(undefined);

  const handle = useMemo(() => {
    const { queryKey } = topicItemQueries.list(course_id);
    const cards = () => client.getQueryData(queryKey) ?? [];

    function hold(next: Moving | undefined) {
      latest.current = next;
      setMoving(next);
    }

    function store(item: TopicItem, ids: number[]) {
      if (ids.join() === weekOf(cards(), item).join()) return;
      setMoving({ item, ids, held: false });
      arrange(arrangementOf(cards(), ids));
      setNews(`“${item.title}” is now ${placeOf(item, ids)}.`);
    }

    function putDown() {
      if (!latest.current) return;
      const { item, ids } = latest.current;
      setNews(`You put down “${item.title}”, ${placeOf(item, ids)}.`);
      hold(undefined);
      store(item, ids);
    }

    return {
      /** One step towards the start (-1) or the end (1). */
      step(item: TopicItem, by: -1 | 1) {
        const ids = weekOf(cards(), item);
        store(item, moved(ids, item.id, ids.indexOf(item.id) + by));
      },

      onPointerDown(event: PointerEvent<HTMLElement>, item: TopicItem) {
        if (event.button !== 0 || !event.isPrimary) return;
        dragRow(event.nativeEvent, event.currentTarget, (to) =>
          // Drawn before the rows go back to where they were.
          flushSync(() => store(item, moved(weekOf(cards(), item), item.id, to))),
        );
      },

      onClick(event: MouseEvent, item: TopicItem) {
        const byPointer = event.detail > 0;
        if (byPointer) return;
        if (latest.current) return putDown();
        const ids = weekOf(cards(), item);
        hold({ item, ids, held: true });
        setNews(
          `You picked up “${item.title}”, ${placeOf(item, ids)}. The arrow keys move it, Space ` +
            "puts it down, Escape puts it back.",
        );
      },

      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const by = STEPS[event.key];
        if (!latest.current || (!by && event.key !== "Escape")) return;
        event.preventDefault();
        const { item, ids } = latest.current;
        const { currentTarget } = event;
        requestAnimationFrame(() => currentTarget.scrollIntoView({ block: "nearest" }));
        if (!by) {
          hold(undefined);
          return setNews(`“${item.title}” is back, ${placeOf(item, weekOf(cards(), item))}.`);
        }
        const next = moved(ids, item.id, Math.max(0, ids.indexOf(item.id) + by));
        hold({ item, ids: next, held: true });
        setNews(`“${item.title}”: ${placeOf(item, next)}.`);
      },

      onBlur: putDown,
    };
  }, [client, course_id, arrange]);

  return { moving, news: announcement, handle };
}

const STEPS: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };

function placeOf({ id, week }: TopicItem, ids: number[]) {
  const place = `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  return week === null ? place : `${place} in week ${week}`;
}
