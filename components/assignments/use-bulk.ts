import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { trashQueries } from "@/components/trash/queries";
import { messageOf, removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { Assignment } from "@/lib/contract/assignments";
import { counted } from "@/lib/text/counted";
import { fieldOfInstant, instantOfField } from "@/lib/time/local-fields";
import { assignmentQueries } from "./queries";
import { storeStatus } from "./store-status";

/** One change to many assignments, and the way back. */
interface Bulk {
  assignments: readonly Assignment[];
  /** "3 assignments finished" */
  said: string;
  /** Null takes it out of the list. */
  shown: (assignment: Assignment) => Assignment | null;
  send: (assignment: Assignment) => Promise<unknown>;
  takeBack: (assignment: Assignment) => Promise<unknown>;
}

/** Changes many at once, with one message and one undo; those the server refuses are as before, and it is said why. */
export function useBulk(course_id: number) {
  const client = useQueryClient();
  const list = assignmentQueries.list(course_id);

  const { mutate } = useMutation({
    mutationFn: async ({ assignments, send }: Bulk) => {
      const changed: Assignment[] = [];
      let failure: unknown;
      // One after the other: a server that refuses the first is not asked the same fifty times at once.
      for (const assignment of assignments) {
        try {
          await send(assignment);
          changed.push(assignment);
        } catch (error) {
          failure = error;
        }
      }
      return { changed, failure };
    },
    onMutate: async ({ assignments, shown }) => {
      await client.cancelQueries(list);
      const ids = new Set(assignments.map(({ id }) => id));
      client.setQueryData(list.queryKey, (all) =>
        all?.flatMap((one) => (ids.has(one.id) ? (shown(one) ?? []) : one)),
      );
    },
    onSuccess: ({ changed, failure }, { assignments, said, takeBack }) => {
      if (failure)
        toastError(`${assignments.length - changed.length} not changed. ${messageOf(failure)}`);
      if (changed.length > 0)
        toastWithUndo(
          `${counted(changed.length, "assignment")} ${said}`,
          () => void undo(changed, takeBack),
        );
    },
    onSettled: () => assignmentQueries.refresh(client, course_id),
  });

  async function undo(changed: readonly Assignment[], takeBack: Bulk["takeBack"]) {
    try {
      for (const assignment of changed) await takeBack(assignment);
      toastSuccess(
        changed.length === 1 ? "It's back to what it was" : "They're back to what they were",
      );
    } catch (error) {
      toastError(`We couldn't undo everything. ${messageOf(error)}`);
    }
    void trashQueries.refreshAll(client);
  }

  return {
    finish: (assignments: readonly Assignment[]) =>
      mutate({
        assignments,
        said: "finished",
        shown: (one) => ({ ...one, status: "completed" }),
        send: (one) => storeStatus(one, "completed"),
        takeBack: (one) => storeStatus(one, one.stored_status),
      }),

    /** To a day (`YYYY-MM-DD`) of the student's zone; each keeps its time. */
    moveTo: (assignments: readonly Assignment[], day: string, zone: string) => {
      const moved = (one: Assignment) => ({ ...one, due_date: sameTimeOn(day, one, zone) });
      mutate({
        assignments,
        said: "moved",
        shown: moved,
        send: (one) => put(moved(one)),
        takeBack: put,
      });
    },

    remove: (assignments: readonly Assignment[]) =>
      mutate({
        assignments,
        said: "deleted",
        shown: () => null,
        send: ({ id }) =>
          removed(
            call("DELETE /courses/{course_id}/assignments/{assignment_id}/", {
              path: { course_id, assignment_id: id },
            }),
          ),
        takeBack: ({ id }) =>
          call("POST /trash/undo/", { body: { kind: "assignment", item_id: id } }),
      }),
  };
}

function put(assignment: Assignment) {
  const path = { course_id: assignment.course_id, assignment_id: assignment.id };
  return call("PUT /courses/{course_id}/assignments/{assignment_id}/", { path, body: assignment });
}

function sameTimeOn(day: string, { due_date }: Assignment, zone: string): string {
  const time = due_date ? fieldOfInstant(due_date, zone).slice("YYYY-MM-DDT".length) : "23:59";
  return instantOfField(`${day}T${time}`, zone);
}
