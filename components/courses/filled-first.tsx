"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { assignmentQueries } from "@/components/assignments/queries";
import { quizFileQueries } from "@/components/common/files/queries";
import { examQueries } from "@/components/exams/queries";
import { resourceQueries } from "@/components/resources/queries";
import { cn } from "@/lib/cn";

type Name = "assignments" | "exams" | "resources" | "quizzes";

interface FilledFirstProps {
  course_id: number;
  panels: Partial<Record<Name, ReactNode>>;
  /** Beside each other where there is room and each holds something; else below each other. */
  beside?: boolean;
}

/** Panels, of which those come first that held something when the page was opened. */
export function FilledFirst({ course_id, panels, beside = false }: FilledFirstProps) {
  const names = (Object.keys(panels) as Name[]).filter((name) => panels[name]);
  const [order, setOrder] = useState<Name[]>();
  const isEmpty = useEmptiness(course_id, names);
  if (!order && names.every((name) => isEmpty[name] !== undefined)) {
    setOrder(names.toSorted((a, b) => Number(isEmpty[a]) - Number(isEmpty[b])));
  }
  const isFull = names.every((name) => isEmpty[name] === false);
  return (
    <div className={cn("grid grid-cols-1 items-start gap-4", beside && isFull && "xl:grid-cols-2")}>
      {(order ?? names).map((name) => (
        <div key={name} className="min-w-0">
          {panels[name]}
        </div>
      ))}
    </div>
  );
}

/** By name whether a list is empty; undefined while it is not known. */
function useEmptiness(course_id: number, names: Name[]): Record<Name, boolean | undefined> {
  const among = (name: Name) => ({ enabled: names.includes(name) });
  // The panels themselves ask again while files are being read.
  const once = { refetchInterval: false } as const;
  const assignments = useQuery({
    ...assignmentQueries.list(course_id),
    ...among("assignments"),
  });
  const exams = useQuery({ ...examQueries.list(course_id), ...among("exams") });
  const resources = useQuery({
    ...resourceQueries.list(course_id),
    ...among("resources"),
    ...once,
  });
  const quizzes = useQuery({ ...quizFileQueries.list(course_id), ...among("quizzes"), ...once });
  const empty = ({ data }: { data?: unknown[] | undefined }) => data && data.length === 0;
  return {
    assignments: empty(assignments),
    exams: empty(exams),
    resources: empty(resources),
    quizzes: empty(quizzes),
  };
}
