import { useQuery } from "@tanstack/react-query";
import { FileSearch } from "lucide-react";
import { useMemo } from "react";
import type { Mark } from "@/components/common/viewer/queries";
import { hrefOf, KIND_ICONS } from "@/components/shared/kinds";
import { useDebounced } from "@/components/shared/use-debounced";
import type { SearchHit, TextHit } from "@/lib/contract/search";
import { SEARCH_KINDS } from "@/lib/contract/values";
import type { Entry } from "./entry";
import { matches } from "./matches";
import { searchQueries } from "./queries";

/** What the server finds, asked for once the typing pauses. Until it answers, what still fits of the answer before. */
export function useSearchResults(text: string) {
  const words = text.trim();
  const settled = useDebounced(words, PAUSE_MS);
  const q = words && settled;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQueries.find(q));
  const inText = useQuery(searchQueries.text(q));
  const isOld = isPlaceholderData || q !== words;
  const hits = useMemo(
    () =>
      data
        ?.filter((hit) => !isOld || matches(namesIn(hit), words))
        .slice(0, words ? undefined : RECENT)
        .map(entryOf),
    [data, isOld, words],
  );
  return {
    hits,
    /** Places in documents; none of earlier words. */
    places: (words && !inText.isPlaceholderData && q === words && inText.data?.map(placeOf)) || [],
    cannotReadText: inText.error !== null && q === words,
    error: isOld ? null : error,
    isSearching: isFetching || q !== words,
    retry: () => void refetch(),
  };
}

function entryOf(hit: SearchHit): Omit<Entry, "run"> & { href: string } {
  const { kind, id, title, course_id, course_name } = hit;
  return {
    id: `${kind}-${id}`,
    label: title,
    icon: KIND_ICONS[kind],
    course_id: kind === "course" ? id : course_id,
    course_name: kind === "course" ? null : course_name,
    kind: SEARCH_KINDS[kind],
    href: hrefOf(hit),
  };
}

/** A page of a document, to be opened where the words stand. */
export interface Place {
  file_id: number;
  mark: Mark;
}

function placeOf({ file_id, title, course_id, page, excerpt }: TextHit, index: number) {
  const entry: Omit<Entry, "run"> & Place = {
    id: `text-${file_id}-${page}-${index}`,
    label: excerpt,
    icon: FileSearch,
    course_id,
    course_name: title,
    kind: `Page ${page}`,
    file_id,
    mark: { page, quote: excerpt },
  };
  return entry;
}

function namesIn({ title, course_name }: SearchHit) {
  return `${title} ${course_name ?? ""}`;
}

const PAUSE_MS = 150;
const RECENT = 5;
