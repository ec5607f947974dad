import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import type { ClassTime } from "@/lib/contract/class-times";

export const classTimeQueries = {
  all: ["class-times"] as const,

  list: (course_id: number) =>
    queryOptions({
      queryKey: [...classTimeQueries.all, course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/class-times/", { path: { course_id }, signal }),
    }),

  /** Puts what the server has just answered into its place in the list, then reads the list again. */
  show: async (client: QueryClient, saved: ClassTime) => {
    const { queryKey } = classTimeQueries.list(saved.course_id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (list) =>
      list?.some(({ id }) => id === saved.id)
        ? list.map((one) => (one.id === saved.id ? saved : one))
        : list && [...list, saved],
    );
    void client.invalidateQueries({ queryKey });
  },
};
