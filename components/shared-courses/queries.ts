import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/client/call";

export const sharedCourseQueries = {
  /** What others would get of a course as it is now. */
  setup: (course_id: number) =>
    queryOptions({
      queryKey: ["course-setup", course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/setup/", { path: { course_id }, signal }),
    }),

  /** Files of the course that can come along with a link. */
  filesToShare: (course_id: number) =>
    queryOptions({
      queryKey: ["files-to-share", course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/files-to-share/", { path: { course_id }, signal }),
      // A file may have been uploaded since the dialog was open last.
      staleTime: 0,
    }),

  links: (course_id: number) =>
    queryOptions({
      queryKey: ["course-links", course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/links/", { path: { course_id }, signal }),
    }),

  /** What became of the course that this one was made from. */
  copy: (course_id: number) =>
    queryOptions({
      queryKey: ["course-copy", course_id],
      queryFn: ({ signal }) =>
        call("GET /courses/{course_id}/copy/", { path: { course_id }, signal }),
      // Jobs bring the files; what is on its way is looked after until it is there.
      refetchInterval: ({ state }) =>
        state.data?.files.some(({ problem }) => !problem) ? POLL_MS : false,
    }),

  /** What stands behind a link, asked once. */
  opened: (token: string) =>
    queryOptions({
      queryKey: ["shared-course", token],
      queryFn: ({ signal }) => call("POST /shared-courses/open/", { body: { token }, signal }),
      staleTime: "static",
      retry: false,
    }),
};

const POLL_MS = 3000;
