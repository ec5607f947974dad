import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { resourceQueries } from "./queries";
import { findSame, type Stored } from "./recognize";

export type How = keyof typeof HOWS;

/** What can be done with a PDF that the course has already. */
export const HOWS = {
  skip: "Skip it",
  replace: "Replace the older copy",
  keep: "Keep both",
} as const;

/** A chosen file that its course has already, and what the student wants of it. */
export interface SameFile {
  file: File;
  stored: Stored;
  how: How;
}

/** Recognises PDFs that are there already, before they are sent a second time. */
export function useSameFiles() {
  const client = useQueryClient();
  const [found, setFound] = useState<SameFile[]>([]);

  /**
   * What is to happen with each of the files that the course has already; nothing where the student has
   * to say it first. A list that cannot be loaded stops no upload.
   */
  async function ask(files: File[], course_id: number | null) {
    const stored = await client
      .fetchQuery({ ...resourceQueries.list(), staleTime: 10_000 })
      .catch(() => []);
    const same = await findSame(
      files,
      stored.filter((one) => one.course_id === course_id),
    );
    const known = new Map(found.map((one) => [one.file, one]));
    const next = [...same].map(([file, stored]): SameFile => {
      const before = known.get(file);
      return before?.stored.id === stored.id ? before : { file, stored, how: "skip" };
    });
    setFound(next);
    const isAnswered = next.every((one) => known.get(one.file) === one);
    if (!isAnswered) return undefined;
    return new Map(next.map(({ file, stored, how }) => [file, { how, resource_id: stored.id }]));
  }

  const choose = (file: File, how: How) =>
    setFound((before) => before.map((one) => (one.file === file ? { ...one, how } : one)));

  return { found, ask, choose };
}
