import { useState } from "react";
import { isBeingRead, type StoredFile } from "./queries";

/** What has changed since the last look, for those who do not see it. `madeOf` says what came of a file. */
export function useNews<F extends StoredFile>(
  files: F[] | undefined,
  madeOf?: (file: F) => string,
) {
  const [seen, setSeen] = useState(files);
  const [news, setNews] = useState("");
  if (files !== seen) {
    setSeen(files);
    const changes = seen && files ? newsBetween(seen, files, madeOf) : "";
    if (changes) setNews(changes);
  }
  return news;
}

function newsBetween<F extends StoredFile>(before: F[], after: F[], madeOf?: (file: F) => string) {
  const unfinished = new Set(before.filter(isBeingRead).map(({ id }) => id));
  return after
    .filter((file) => unfinished.has(file.id) && !isBeingRead(file))
    .map((file) => {
      const { title, processing_error } = file;
      if (processing_error) return `“${title}” could not be read. ${processing_error}`;
      return `“${title}” is read${madeOf?.(file) ?? ""}.`;
    })
    .join(" ");
}
