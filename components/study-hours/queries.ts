import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

/** Where a student says when there is time for studying. */
export const STUDY_HOURS_HREF = "/settings#study-hours";

export const studyHoursQueries = {
  one: () =>
    queryOptions({
      queryKey: ["study-hours"],
      queryFn: ({ signal }) => call("GET /profile/study-hours/", { signal }),
      staleTime: 0,
    }),
};
