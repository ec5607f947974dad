import type { QueryClient } from "@tanstack/react-query";
import { fileList } from "@/components/files/queries";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";

export const resourceQueries = {
  all: ["resources"] as const,

  /** Those of one course, or the whole library. */
  list: (course_id?: number) =>
    fileList([...resourceQueries.all, course_id ?? "library"], ({ signal }) =>
      call(routes.resources.list, { query: course_id ? { course_id } : {}, signal }),
    ),

  /** Every list: a resource stands in its course's and in the library's. */
  refresh: (client: QueryClient) => client.invalidateQueries({ queryKey: resourceQueries.all }),
};
