import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { assignmentQueries } from "@/components/assignments/queries";
import { calendarQueries } from "@/components/calendar/queries";
import type { Course } from "@/components/courses/queries";
import { dashboardQueries } from "@/components/dashboard/queries";
import { examQueries } from "@/components/exams/queries";
import { toastError, toastSuccess, toastWithUndo } from "@/components/shared/toast";
import { messageOf, removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { dueOf } from "@/lib/quick-add/due";
import type { QuickItem } from "@/lib/quick-add/read-line";
import { counted } from "@/lib/text/counted";
import type { Entry } from "./entries";

interface Added extends Pick<QuickItem, "kind" | "title"> {
  /** Several of what comes back. */
  ids: number[];
  course_id: number;
  has_date: boolean;
}

interface Outcome {
  /** Ids of the entries that the server took. */
  added: number[];
  refused: { id: number; problem: string }[];
}

/** Adds entries, says so in one message and offers to take all of them back. */
export function useAdd(zone: string, courses: readonly Course[]) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function add(entries: readonly Entry[]): Promise<Outcome> {
    setBusy(true);
    const added: Added[] = [];
    const outcome: Outcome = { added: [], refused: [] };
    // One after the other, so that they keep the order of their lines.
    for (const { id, item } of entries) {
      try {
        added.push(await create(item, zone));
        outcome.added.push(id);
      } catch (error) {
        outcome.refused.push({ id, problem: messageOf(error) });
      }
    }
    setBusy(false);
    if (added.length > 0) {
      void refresh(client, added);
      toastWithUndo(saidOf(added, courses), () => void takeBack(client, added));
    }
    return outcome;
  }
  return { add, busy };
}

/** What an entry still needs; null when it can be added. Work may wait for its date, exams have one. */
export function missingIn({ kind, title, course_id, date, repeats }: QuickItem): string | null {
  if (!title.trim()) return "Give it a title";
  if (course_id === null) return "Choose a course";
  if (repeats && date === null) return "Choose the first day";
  return kind === "exam" && date === null ? "An exam needs a date" : null;
}

async function create(item: QuickItem, zone: string): Promise<Added> {
  const { kind, course_id, time, weight } = item;
  const due = dueOf(item, zone);
  if (course_id === null) throw new Error(missingIn(item) ?? "");
  const path = { course_id };
  const title = item.title.trim();
  if (kind === "exam") {
    if (due === null) throw new Error(missingIn(item) ?? "");
    const { exam_type, duration_minutes, location } = item;
    const body = {
      ...{ name: title, exam_type, exam_date: due, has_time: time !== null, location, weight },
      ...{ duration_minutes, has_duration: duration_minutes !== null },
    };
    const { id } = await call("POST /courses/{course_id}/exams/", { path, body });
    return { kind, title, ids: [id], course_id, has_date: true };
  }
  const body = { title, assignment_type: item.assignment_type, weight };
  const dated = due ? { ...body, due_date: due } : null;
  if (dated && item.repeats) {
    const series = await call("POST /courses/{course_id}/assignments/series/", {
      path,
      body: { ...dated, ...item.repeats },
    });
    return { kind, title, ids: series.map(({ id }) => id), course_id, has_date: true };
  }
  const { id } = dated
    ? await call("POST /courses/{course_id}/assignments/", { path, body: dated })
    : await call("POST /courses/{course_id}/assignments/undated/", { path, body });
  return { kind, title, ids: [id], course_id, has_date: due !== null };
}

function saidOf(added: readonly Added[], courses: readonly Course[]): string {
  const [one, ...others] = added;
  const all = added.flatMap(({ ids }) => ids).length;
  if (one && others.length === 0 && all === 1) {
    const course = courses.find(({ id }) => id === one.course_id);
    const kind = one.kind === "exam" ? "Exam" : "Assignment";
    const where = course ? ` to ${course.code || course.name}` : "";
    return `${kind} “${one.title}” added${where}${one.has_date ? "" : ", without a date"}`;
  }
  const exams = added.filter(({ kind }) => kind === "exam").length;
  const kinds = [
    all > exams && counted(all - exams, "assignment"),
    exams > 0 && counted(exams, "exam"),
  ];
  return `${all} added: ${kinds.filter(Boolean).join(" and ")}`;
}

async function takeBack(client: QueryClient, added: readonly Added[]) {
  try {
    for (const one of added) await removed(remove(one));
    const [one, ...others] = added;
    const is_one = one && others.length === 0 && one.ids.length === 1;
    toastSuccess(is_one ? `“${one.title}” is gone again` : "We removed them all");
  } catch (error) {
    toastError(`We couldn't undo everything. ${messageOf(error)}`);
  }
  void refresh(client, added);
}

function remove({ kind, ids, course_id }: Added) {
  const [id = 0] = ids;
  if (ids.length > 1)
    return call("POST /courses/{course_id}/assignments/series/undo/", {
      path: { course_id },
      body: { assignment_ids: ids },
    });
  if (kind === "exam")
    return call("DELETE /courses/{course_id}/exams/{exam_id}/", {
      path: { course_id, exam_id: id },
    });
  return call("DELETE /courses/{course_id}/assignments/{assignment_id}/", {
    path: { course_id, assignment_id: id },
  });
}

function refresh(client: QueryClient, changed: readonly Added[]) {
  const course_ids = [...new Set(changed.map(({ course_id }) => course_id))];
  return Promise.all([
    ...course_ids.flatMap((course_id) => [
      assignmentQueries.refresh(client, course_id),
      client.invalidateQueries(examQueries.list(course_id)),
    ]),
    client.invalidateQueries({ queryKey: calendarQueries.all }),
    client.invalidateQueries(dashboardQueries.one()),
  ]);
}
