import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastSuccess } from "@/components/shared/toast";
import { removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { CalendarFeed, FeedOptions } from "@/lib/contract/feeds";
import { feedQueries } from "./queries";

/** On, its choices, a new address, off: what can be done to the feed of one course, or of all (`null`). */
export function useFeed(course_id: number | null) {
  const client = useQueryClient();
  const { queryKey } = feedQueries.list();
  const show = (feed?: CalendarFeed) =>
    client.setQueryData(queryKey, (feeds) => {
      const others = feeds?.filter((other) => other.course_id !== course_id) ?? [];
      return feed ? [...others, feed] : others;
    });
  const settle = { onSettled: () => void client.invalidateQueries({ queryKey }) };

  const turnOn = useMutation({
    ...settle,
    mutationFn: () => call("POST /calendar/feeds/", { body: { course_id } }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: show,
  });
  const choose = useMutation({
    ...settle,
    mutationFn: ({ feed_id, ...body }: FeedOptions & { feed_id: number }) =>
      call("PUT /calendar/feeds/{feed_id}/", { path: { feed_id }, body }),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: show,
  });
  const rotate = useMutation({
    ...settle,
    mutationFn: (feed_id: number) =>
      call("POST /calendar/feeds/{feed_id}/rotate/", { path: { feed_id } }),
    onSuccess: (feed) => {
      show(feed);
      toastSuccess("The feed has a new address. The old one no longer works.");
    },
  });
  const turnOff = useMutation({
    ...settle,
    mutationFn: (feed_id: number) =>
      removed(call("DELETE /calendar/feeds/{feed_id}/", { path: { feed_id } })),
    onSuccess: () => {
      show();
      toastSuccess("The feed is off. Its address no longer works.");
    },
  });
  return { turnOn, choose, rotate, turnOff };
}
