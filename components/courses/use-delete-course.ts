import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { routes } from "@/lib/contract/routes";
import { type Course, courseQueries } from "./queries";

/** Takes the course out of the list at once, and puts it back when the server does not delete it. */
export function useDeleteCourse(callbacks: {
  onDeleted?: () => void;
  onFailed: (course: Course, error: Error) => void;
}) {
  const queries = useQueryClient();
  const { queryKey } = courseQueries.list();
  return useMutation({
    mutationKey: DELETING,
    mutationFn: remove,
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      const place = queries.getQueryData(queryKey)?.findIndex((course) => course.id === id);
      queries.setQueryData(queryKey, (courses) => courses?.filter((course) => course.id !== id));
      return place;
    },
    onSuccess: (_, { id, name }) => {
      callbacks.onDeleted?.();
      // Fetched with the first deletion, as the toast is.
      void import("@/components/trash/queries").then(({ offerUndo }) =>
        offerUndo(queries, { kind: "course", item_id: id, title: name }),
      );
    },
    onError: (error, course, place = -1) => {
      queries.setQueryData(queryKey, (courses) =>
        place < 0 ? courses : courses?.toSpliced(place, 0, course),
      );
      callbacks.onFailed(course, error);
    },
    // While another delete is under way, the server's list would bring its card back.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: DELETING }) === 1) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}

const DELETING = [...courseQueries.all, "delete"];

async function remove({ id }: Course) {
  try {
    await call(routes.courses.remove, { path: { course_id: id } });
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404;
    if (!gone) throw error;
  }
}
