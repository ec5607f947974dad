import { useMutation } from "@tanstack/react-query";
import { Meh, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { cn } from "@/lib/cn";
import { FEEDBACK_RATINGS, type FeedbackRating } from "@/lib/contract/values";

const ICONS = { helpful: ThumbsUp, partially_helpful: Meh, not_helpful: ThumbsDown } as const;
const RATINGS = Object.keys(ICONS) as FeedbackRating[];

/** Whether an answer helped; the search learns from it. */
export function Feedback({ query_id }: { query_id: number }) {
  const [rated, setRated] = useState<FeedbackRating>();
  const rate = useMutation({
    mutationFn: (rating: FeedbackRating) =>
      call("POST /resources/ai-feedback/", { body: { query_id, rating } }),
    onMutate: (rating) => {
      const before = rated;
      setRated(rating);
      return before;
    },
    onError: (_, __, before) => setRated(before),
  });
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">Did this answer help?</legend>
      {RATINGS.map((rating) => {
        const Icon = ICONS[rating];
        return (
          <Button
            key={rating}
            variant="ghost"
            size="icon-sm"
            title={FEEDBACK_RATINGS[rating]}
            aria-label={FEEDBACK_RATINGS[rating]}
            aria-pressed={rated === rating}
            onClick={() => rate.mutate(rating)}
            className={cn(rated === rating && "bg-accent text-link")}
          >
            <Icon aria-hidden />
          </Button>
        );
      })}
      <span role="status" className="pl-1.5 text-sm text-muted-foreground">
        {rate.isSuccess && "Thank you"}
        {rate.isError && `We couldn't save your rating. ${messageOf(rate.error)}`}
      </span>
    </fieldset>
  );
}
