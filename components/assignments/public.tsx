"use client";

import { useMutationState } from "@tanstack/react-query";
import { useState } from "react";
import type { AssignmentStatus } from "@/lib/contract/assignment-values";
import { type Change, isDone, runningChanges, shownBy, useStatusChange } from "./use-status-change";

/** What any list knows of an assignment. */
export type Tickable = Change["assignment"];

/** Finishes an assignment by one click, also one that is late, and takes it up again by the next. For any list. */
export function FinishBox({ assignment }: { assignment: Tickable }) {
  const change = useStatusChange();
  const status = useShownStatus(assignment);
  return (
    <FinishTick
      title={assignment.title}
      done={isDone(status)}
      onChange={(done) => change({ assignment, to: done ? "completed" : openAgain(assignment) })}
    />
  );
}

/** For lists of open work: what is finished here stays in sight, as long as the page does. */
export function useTicks<T extends Tickable>(listed: readonly T[]) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Row<T>>>(new Map());
  const change = useStatusChange<T>((assignment, status) =>
    setTicked((before) => {
      const row = before.get(assignment.id) ?? { assignment };
      return new Map(before).set(assignment.id, { ...row, done: isDone(status) });
    }),
  );
  const gone = new Map(ticked);
  const rows = listed.map((assignment): Row<T> => {
    gone.delete(assignment.id);
    return { assignment, done: ticked.get(assignment.id)?.done ?? false };
  });
  return {
    rows: [...rows, ...gone.values()],
    tick: ({ assignment }: Row<T>, done: boolean) =>
      change({ assignment, to: done ? "completed" : openAgain(assignment) }),
  };
}

interface Row<T> {
  assignment: T;
  done: boolean;
}

/** As it was before it was done. */
function openAgain({ stored_status, reopens_as }: Tickable) {
  return isDone(stored_status) ? (reopens_as ?? "not_started") : stored_status;
}

interface FinishTickProps {
  title: string;
  done: boolean;
  onChange: (done: boolean) => void;
}

/** How the box looks, for lists that keep what is finished in sight by themselves. */
export function FinishTick({ title, done, onChange }: FinishTickProps) {
  return (
    <label className="grid size-9 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={`Finish ${title}`}
        checked={done}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 cursor-pointer accent-primary pointer-coarse:size-5.5"
      />
    </label>
  );
}

/** The status as the running changes leave it, for lists that wait for the server's next answer. */
export function useShownStatus({ id, status }: Pick<Tickable, "id" | "status">): AssignmentStatus {
  const running = useMutationState(runningChanges);
  const change = running.findLast(({ assignment }) => assignment.id === id);
  return change ? shownBy(change) : status;
}
