"use client";

import { useQuery } from "@tanstack/react-query";
import { FileText, SearchX } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { courseHue, hue } from "@/components/shared/hue";
import { ListSkeleton } from "@/components/shared/skeletons";
import { Button } from "@/components/ui/button";
import type { FoundResource } from "@/lib/contract/library";
import type { Resource } from "@/lib/contract/resources";
import { counted } from "@/lib/text/counted";
import { excerptOf } from "@/lib/text/excerpt";
import { AllPlaces } from "./all-places";
import { Marked, PageRow } from "./found-text";
import { resourceQueries } from "./queries";
import { SearchFailed } from "./search-failed";

interface SearchResultsProps {
  words: string;
  course_id: number | null;
  onOpen: (resource: Resource) => void;
  onClear: () => void;
}

/** Where in the library the words stand: resource by resource, each passage with its page. */
export function SearchResults({ words, course_id, onOpen, onClear }: SearchResultsProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    resourceQueries.search(words, course_id),
  );
  if (error && !data) return <SearchFailed {...{ error, isFetching, refetch }} />;
  if (!data) {
    return (
      <div className="rounded-xl border bg-card">
        <ListSkeleton label="Searching" />
      </div>
    );
  }
  const passages = data.reduce((sum, found) => sum + found.passages.length, 0);
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-65" : ""}>
      <p role="status" className="sr-only">
        {isPlaceholderData
          ? ""
          : `${counted(passages, "passage")} in ${counted(data.length, "resource")}`}
      </p>
      {data.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="Nothing found"
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear the search
            </Button>
          }
        >
          None of these files has “{words}”. Try fewer words
          {course_id === null ? "" : ", or all courses"}.
        </EmptyState>
      ) : (
        <ul className="divide-y overflow-clip rounded-xl border bg-card shadow-card">
          {data.map((found) => (
            <Found key={found.id} found={found} words={words} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FoundProps {
  found: FoundResource;
  words: string;
  onOpen: (resource: Resource) => void;
}

function Found({ found, words, onOpen }: FoundProps) {
  const [all, setAll] = useState(false);
  const { title, course_id, course_name, file_id, passages } = found;
  return (
    <li
      {...hue(course_id === null ? "grey" : courseHue(course_id))}
      className="relative grid gap-3 px-5 py-4.5 max-sm:px-4"
    >
      <span aria-hidden className="absolute inset-y-4.5 left-0 w-1 rounded-r-full bg-tint" />
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="min-w-0 font-semibold">
          <button
            type="button"
            onClick={() => onOpen(found)}
            className={
              "inline-flex min-h-6 items-baseline gap-2 rounded-sm text-left break-words " +
              "decoration-foreground/30 underline-offset-4 hover:underline"
            }
          >
            <FileText aria-hidden className="size-4 shrink-0 translate-y-0.5 text-tint-ink" />
            <Marked text={title} words={words} />
          </button>
        </h2>
        <p className="text-sm text-muted-foreground">{course_name ?? "Uncategorized"}</p>
      </div>
      {passages.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          These words are in its name or your notes, not on its pages.
        </p>
      ) : (
        <>
          {all ? (
            <AllPlaces found={found} words={words} />
          ) : (
            <ul className="grid gap-2.5">
              {passages.map(({ page, text }) => {
                const quote = excerptOf(text, words);
                return (
                  <PageRow key={`${page} ${quote}`} file_id={file_id} page={page} quote={quote}>
                    <Marked text={quote} words={words} />
                  </PageRow>
                );
              })}
            </ul>
          )}
          <Button variant="link" className="justify-self-start" onClick={() => setAll(!all)}>
            {all ? "Show only the best places" : "Show every place, page by page"}
            <span className="sr-only"> in {title}</span>
          </Button>
        </>
      )}
    </li>
  );
}
