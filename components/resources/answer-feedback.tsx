"use client";

import { useMutation } from "@tanstack/react-query";
import { toastError } from "@/components/shared/toast";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { FEEDBACK_RATINGS, type FeedbackRating } from "@/lib/contract/values";

/** A rating of the answer. It can be changed; the last one counts. */
export function AnswerFeedback({ query_id }: { query_id: number }) {
  const rate = useMutation({
    mutationFn: (rating: FeedbackRating) =>
      call("POST /resources/ai-feedback/", { body: { query_id, rating } }),
    onError: (error) => toastError(`We couldn't save your rating. ${messageOf(error)}`),
  });
  const chosen = rate.isError ? undefined : rate.variables;
  return (
    <div className="mt-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1.5 border-t pt-3 text-sm">
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="float-left mr-1.5 text-muted-foreground max-sm:w-full">
          Did this help?
        </legend>
        {Object.entries(FEEDBACK_RATINGS).map(([rating, label]) => (
          <button
            key={rating}
            type="button"
            aria-pressed={rating === chosen}
            onClick={() => rate.mutate(rating as FeedbackRating)}
            className={
              "min-h-7 rounded-full border px-2.5 text-muted-foreground transition-colors " +
              "hover:border-input/60 hover:text-foreground " +
              "aria-pressed:border-foreground/30 aria-pressed:bg-accent " +
              "aria-pressed:font-medium aria-pressed:text-foreground " +
              "pointer-coarse:min-h-10"
            }
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p role="status" className="text-muted-foreground">
        {rate.isSuccess ? "Thanks! That will help the next answers." : ""}
      </p>
    </div>
  );
}
