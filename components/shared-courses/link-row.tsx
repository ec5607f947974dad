import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useZone } from "@/components/common/session/session-provider";
import { ConfirmDialog } from "@/components/shared/dialogs";
import { ErrorBanner } from "@/components/shared/error-banner";
import { RelativeTime } from "@/components/shared/relative-time";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { CourseLink } from "@/lib/contract/shared-courses";
import { counted } from "@/lib/text/counted";
import { formatDay } from "@/lib/time/format";
import { sharedCourseQueries } from "./queries";

interface LinkRowProps {
  course_id: number;
  link: CourseLink;
}

/** One link: until when it works, how often it was opened, and what can be done to it. */
export function LinkRow({ course_id, link }: LinkRowProps) {
  const client = useQueryClient();
  const zone = useZone();
  const [asking, setAsking] = useState(false);
  const { queryKey } = sharedCourseQueries.links(course_id);
  const path = { course_id, link_id: link.id };
  const publish = useMutation({
    mutationFn: () => call("POST /courses/{course_id}/links/{link_id}/publish/", { path }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      toastSuccess("The link shows the course as it is now");
    },
  });
  const withdraw = useMutation({
    mutationFn: () => call("DELETE /courses/{course_id}/links/{link_id}/", { path }),
    onSuccess: () => {
      client.setQueryData(queryKey, (all) => all?.filter(({ id }) => id !== link.id));
      toastSuccess("The link is withdrawn");
    },
    onSettled: () => setAsking(false),
  });
  const name = `Link of ${formatDay(link.created_at, zone)}`;
  const failure = publish.error ?? withdraw.error;

  return (
    <li className="px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">
            {name}
            {link.shared_by && `, shown as “${link.shared_by}”`}
          </p>
          <p className="text-muted-foreground">{workingUntil(link, zone)}</p>
          {link.files.length > 0 && (
            <p className="text-muted-foreground wrap-anywhere">
              {`With ${counted(link.files.length, "file")}: `}
              {link.files.map(({ name }) => name).join(", ")}
            </p>
          )}
          <p className="text-muted-foreground">
            {link.last_opened_at ? (
              <>
                Opened {counted(link.opened_count, "time")}, last{" "}
                <RelativeTime instant={link.last_opened_at} />
              </>
            ) : (
              "Nobody has opened it yet"
            )}
          </p>
        </div>
        <div className="flex gap-2">
          {link.is_behind && !link.is_expired && (
            <Button
              variant="secondary"
              size="sm"
              loading={publish.isPending}
              onClick={() => publish.mutate()}
            >
              Publish update<span className="sr-only">: {name}</span>
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            Withdraw<span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
      {link.is_behind && !link.is_expired && (
        <p className="mt-1 text-muted-foreground">
          Your course has changed. The link still shows it as it was.
        </p>
      )}
      {failure && (
        <ErrorBanner
          className="mt-2"
          title="We couldn't change this link"
          message={messageOf(failure)}
        />
      )}
      {asking && (
        <ConfirmDialog
          title="Withdraw this link?"
          confirmLabel="Withdraw"
          tone="danger"
          busy={withdraw.isPending}
          onConfirm={() => withdraw.mutate()}
          onClose={() => setAsking(false)}
        >
          It stops working right away. Courses that others made by it stay with them.
        </ConfirmDialog>
      )}
    </li>
  );
}

function workingUntil({ expires_at, is_expired }: CourseLink, zone: string): string {
  if (expires_at === null) return "Works until you withdraw it";
  return `${is_expired ? "Stopped working on" : "Works until"} ${formatDay(expires_at, zone)}`;
}
