import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useZone } from "@/components/common/session/session-provider";
import { Differences } from "@/components/shared/differences";
import { ErrorBanner } from "@/components/shared/error-banner";
import { offerUndo } from "@/components/trash/queries";
import { Button } from "@/components/ui/button";
import { messageOf, removed } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { CalendarItem } from "@/lib/contract/calendar-sources";
import type { SentDecision } from "./choices";
import { differencesOf, whenText } from "./values";

interface QuestionRowProps {
  item: CalendarItem;
  onDecide: (decisions: SentDecision[]) => void;
}

/** Work of the student's that the calendar has no longer, or has otherwise. */
export function QuestionRow({ item, onDecide }: QuestionRowProps) {
  const zone = useZone();
  const remove = useDeletion(item);
  const title = item.mine?.title ?? item.title;
  const isGone = item.question === "gone";
  const decide = (action: "keep" | "follow") => onDecide([{ action, item_id: item.id }]);

  return (
    <li className="grid gap-2 px-3.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <div className="min-w-0">
        <h4 className="font-medium wrap-anywhere">{title}</h4>
        {isGone ? (
          <p className="text-sm text-muted-foreground">
            No longer in the calendar. You have it for {whenText(item.mine ?? {}, zone)}.
          </p>
        ) : (
          <>
            <p className="text-sm text-muted-foreground">
              You changed it, and so did the calendar.
            </p>
            <Differences differences={differencesOf(item.mine ?? {}, item.offered ?? {}, zone)} />
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:justify-end">
        <Button variant="secondary" size="sm" onClick={() => decide("keep")}>
          Keep mine
          <span className="sr-only"> for {title}</span>
        </Button>
        {isGone ? (
          <Button
            variant="ghost"
            size="sm"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Delete
            <span className="sr-only"> {title}</span>
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={() => decide("follow")}>
            Use the calendar's
            <span className="sr-only"> for {title}</span>
          </Button>
        )}
      </div>
      {remove.error && (
        <ErrorBanner
          className="col-span-full"
          title="We couldn't delete it"
          message={messageOf(remove.error)}
        />
      )}
    </li>
  );
}

/** Into the trash, with the way back offered for some seconds. */
function useDeletion({ course_id, work, work_id, mine }: CalendarItem) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (course_id === null || work_id === null) return;
      await removed(
        work === "exam"
          ? call("DELETE /courses/{course_id}/exams/{exam_id}/", {
              path: { course_id, exam_id: work_id },
            })
          : call("DELETE /courses/{course_id}/assignments/{assignment_id}/", {
              path: { course_id, assignment_id: work_id },
            }),
      );
      offerUndo(client, {
        kind: work ?? "assignment",
        item_id: work_id,
        title: mine?.title ?? "",
      });
    },
    onSettled: () => client.invalidateQueries(),
  });
}
