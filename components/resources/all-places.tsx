import { useQuery } from "@tanstack/react-query";
import { ListSkeleton } from "@/components/shared/skeletons";
import type { FoundResource } from "@/lib/contract/library";
import { counted } from "@/lib/text/counted";
import { Marked, PageRow } from "./found-text";
import { resourceQueries } from "./queries";
import { SearchFailed } from "./search-failed";

/** Every place in a resource where the words stand, in the order of its pages. */
export function AllPlaces({ found, words }: { found: FoundResource; words: string }) {
  const { data, error, refetch, isFetching } = useQuery(resourceQueries.places(found.id, words));
  if (error && !data) return <SearchFailed {...{ error, isFetching, refetch }} />;
  if (!data) return <ListSkeleton label="Searching every page" rows={3} />;
  return (
    <>
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {counted(data.total, "place")} on {counted(data.pages.length, "page")}
      </p>
      <ul className="grid gap-2.5">
        {data.pages.map(({ page, excerpts }) => (
          <PageRow key={page} file_id={found.file_id} page={page} quote={excerpts[0] ?? ""}>
            {excerpts.map((excerpt) => (
              <Marked key={excerpt} text={excerpt} words={words} />
            ))}
          </PageRow>
        ))}
      </ul>
    </>
  );
}
