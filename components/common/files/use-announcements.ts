import { useState } from "react";
import { isBeingRead, type StoredFile } from "./queries";

/** Announces changes of the files to screen readers. `madeOf` describes the result of a finished file. */
export function useAnnouncements<F extends StoredFile>(
  files: F[] | undefined,
  resultText?: (file: F) => string,
) {
  const [seen, setSeen] = useState(files);
  const [announcement, setNews] = useState("");
  if (files !== seen) {
    setSeen(files);
    const changes = seen && files ? announcementsBetween(seen, files, resultText) : "";
    if (changes) setNews(changes);
  }
  return announcement;
}

function announcementsBetween<F extends StoredFile>(
  before: F[],
  after: F[],
  resultText?: (file: F) => string,
) {
  const unfinished = new Set(before.filter(isBeingRead).map(({ id }) => id));
  return after
    .filter((file) => unfinished.has(file.id) && !isBeingRead(file))
    .map((file) => {
      const { title, processing_error } = file;
      if (processing_error) return `We couldn't read “${title}”. ${processing_error}`;
      return `“${title}” is read${resultText?.(file) ?? ""}.`;
    })
    .join(" ");
}
