import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { resourceQueries } from "@/components/resources/queries";
import { findDuplicates, type StoredCopy } from "./find-duplicates";

export type DuplicateChoice = keyof typeof DUPLICATE_CHOICES;

/** What can be done with a file that the course has already. */
export const DUPLICATE_CHOICES = {
  skip: "Skip it",
  replace: "Replace the older copy",
  keep: "Keep both",
} as const;

/** A chosen file that its course has already, and what the student wants of it. */
export interface DuplicateFile {
  file: File;
  stored: StoredCopy;
  how: DuplicateChoice;
}

/** Recognises files that are there already, before they are sent a second time. */
export function useDuplicateFiles() {
  const client = useQueryClient();
  const [found, setFound] = useState<DuplicateFile[]>([]);

  /**
   * The chosen action for each file that the course already has; undefined where the student has to decide first. A
   * list that cannot be loaded stops no upload.
   */
  async function ask(files: File[], course_id: number | null) {
    const stored = await client
      .fetchQuery({ ...resourceQueries.list(), staleTime: 10_000 })
      .catch(() => []);
    const same = await findDuplicates(
      files,
      stored.filter((one) => one.course_id === course_id),
    );
    const known = new Map(found.map((one) => [one.file, one]));
    const next = [...same].map(([file, stored]): DuplicateFile => {
      const before = known.get(file);
      return before?.stored.id === stored.id ? before : { file, stored, how: "skip" };
    });
    setFound(next);
    const isAnswered = next.every((one) => known.get(one.file) === one);
    if (!isAnswered) return undefined;
    return new Map(next.map(({ file, stored, how }) => [file, { how, resource_id: stored.id }]));
  }

  const choose = (file: File, how: DuplicateChoice) =>
    setFound((before) => before.map((one) => (one.file === file ? { ...one, how } : one)));

  return { found, ask, choose };
}
