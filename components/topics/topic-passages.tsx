import { useQuery } from "@tanstack/react-query";
import { SourceChip } from "@/components/common/viewer/viewer";
import { ErrorBanner } from "@/components/shared/error-banner";
import { TitledSection } from "@/components/shared/titled-section";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import type { TopicItem } from "@/lib/contract/topics";
import { topicItemQueries } from "./queries";

/** Where the files of the course treat a topic; each place opens its page. */
export function TopicPassages({ course_id, item }: { course_id: number; item: TopicItem }) {
  const { data, error, isFetching, refetch } = useQuery(
    topicItemQueries.passages(course_id, item.id),
  );
  return (
    <TitledSection title="In your files">
      {error && !data ? (
        <ErrorBanner
          title="We couldn't search your files"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <div role="status" aria-label="Searching your files" className="grid gap-2">
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-4 w-full" />
        </div>
      ) : data.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          None of this course's files covers it yet. Upload one, and its pages show up here.
        </p>
      ) : (
        <ul className="grid gap-3">
          {data.map(({ file_id, file_title, page, quote, heading }) => (
            <li key={`${file_id} ${page}`} className="grid gap-1 text-sm">
              <span className="flex flex-wrap items-center gap-2">
                <SourceChip file_id={file_id} mark={{ page, quote }} about={item.title} />
                <span className="min-w-0 font-medium break-words">
                  {file_title}
                  {heading && heading !== file_title && (
                    <span className="font-normal text-muted-foreground"> · {heading}</span>
                  )}
                </span>
              </span>
              <span dir="auto" className="line-clamp-3 break-words text-muted-foreground">
                {quote}
              </span>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
