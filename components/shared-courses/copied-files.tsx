import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { CopiedFile } from "@/lib/contract/course-copies";
import { counted } from "@/lib/text/counted";

interface CopiedFilesProps {
  course_id: number;
  files: CopiedFile[];
}

/** Files of the link that are on their way, and those that did not come. */
export function CopiedFiles({ course_id, files }: CopiedFilesProps) {
  const client = useQueryClient();
  const path = { course_id };
  const onSettled = () => client.invalidateQueries();
  const retry = useMutation({
    mutationFn: () => call("POST /courses/{course_id}/copy/files/retry/", { path }),
    onSettled,
  });
  const forget = useMutation({
    mutationFn: () => call("DELETE /courses/{course_id}/copy/files/", { path }),
    onSettled,
  });
  const waiting = files.filter(({ problem }) => !problem);
  const failed = files.filter(({ problem }) => problem);
  const failure = retry.error ?? forget.error;
  return (
    <section
      aria-label="Files of the shared course"
      className="mb-6 grid gap-2 rounded-lg border bg-muted px-4 py-3 text-sm"
    >
      <p role="status" className="text-muted-foreground empty:hidden">
        {waiting.length > 0 && `${counted(waiting.length, "file")} on the way to this course`}
      </p>
      {failed.length > 0 && (
        <>
          <p className="font-medium">{counted(failed.length, "file")} didn't come</p>
          <ul className="grid gap-0.5 text-muted-foreground">
            {failed.map(({ id, name, problem }) => (
              <li key={id} className="wrap-anywhere">
                {`${name}: ${problem}`}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              loading={retry.isPending}
              onClick={() => retry.mutate()}
            >
              Try again
            </Button>
            <Button
              variant="ghost"
              size="sm"
              loading={forget.isPending}
              onClick={() => forget.mutate()}
            >
              Do without
            </Button>
          </div>
        </>
      )}
      {failure && <ErrorBanner title="We couldn't do that" message={messageOf(failure)} />}
    </section>
  );
}
