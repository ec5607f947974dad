import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRemoval } from "@/components/common/use-removal";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { TopicItem } from "@/lib/contract/topics";
import { syllabusQueries, topicItemQueries } from "./queries";
import { byWeek, sortedByIds } from "./weeks";

/**
 * Changes that show at once. What the server refuses is changed back, and the reason is said.
 * The functions stay the same between renders, so that rows need not be drawn again. `onArranged` is called once an
 * order is saved, or refused and changed back.
 */
export function useTopicChanges(course_id: number, { onArranged = () => {} } = {}) {
  const client = useQueryClient();
  const { queryKey } = topicItemQueries.list(course_id);
  const show = (change: (items: TopicItem[]) => TopicItem[]) => {
    // Not awaited, because the change must show at once; a cancelled request cannot overwrite it.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (items) => items && change(items));
  };
  const shared = {
    mutationKey: queryKey,
    // One after the other: the last thing the student did is the last thing the server hears.
    scope: { id: queryKey.join() },
    onSettled: () => topicItemQueries.refresh(client, course_id, 1),
  };

  const { mutate: complete } = useMutation({
    ...shared,
    mutationFn: ({ item: { id }, is_completed }: Completion) =>
      call("PATCH /courses/{course_id}/topic-items/{item_id}/", {
        path: { course_id, item_id: id },
        body: { is_completed },
      }),
    onMutate: ({ item, is_completed }) => show((items) => completed(items, item, is_completed)),
    onError: (error, { item, is_completed }) => {
      const still = is_completed ? "not completed" : "still completed";
      toastError(`“${item.title}” is ${still}. ${messageOf(error)}`);
      show((items) => completed(items, item, !is_completed));
    },
  });

  const { mutate: arrange } = useMutation({
    ...shared,
    mutationFn: ({ items }: Arrangement) => {
      const topic_orders = items.map(({ id }, order) => ({ id, order }));
      return call("POST /courses/{course_id}/topic-items/reorder/", {
        path: { course_id },
        body: { topic_orders },
      });
    },
    onMutate: ({ items }) => show((now) => sortedByIds(now, idsOf(items))),
    onSuccess: onArranged,
    onError: (error, { before }) => {
      toastError(`We couldn't save the new order, so the old one is back. ${messageOf(error)}`);
      show((items) => sortedByIds(items, idsOf(before)));
      onArranged();
    },
  });

  const { mutate: remove } = useRemoval<TopicItem>({
    kind: "topic",
    list: queryKey,
    titleOf: ({ title }) => title,
    request: ({ id }) =>
      call("DELETE /courses/{course_id}/topic-items/{item_id}/", {
        path: { course_id, item_id: id },
      }),
    refresh: shared.onSettled,
    scope: shared.scope.id,
    onRemoved: ({ source_id }) => {
      if (source_id !== null) void syllabusQueries.refresh(client, course_id);
    },
  });

  return { complete, arrange, remove };
}

/** What the list looks like once one week has this order. */
export function arrangementOf(before: TopicItem[], ids: number[]): Arrangement {
  const items = byWeek(before).flatMap((week) =>
    week.items.some(({ id }) => id === ids[0]) ? sortedByIds(week.items, ids) : week.items,
  );
  return { items, before };
}

interface Completion {
  item: TopicItem;
  is_completed: boolean;
}

interface Arrangement {
  items: TopicItem[];
  before: TopicItem[];
}

function completed(items: TopicItem[], { id }: TopicItem, is_completed: boolean) {
  return items.map((item) => (item.id === id ? { ...item, is_completed } : item));
}

function idsOf(items: TopicItem[]) {
  return items.map(({ id }) => id);
}
