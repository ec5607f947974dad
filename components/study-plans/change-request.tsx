import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2, WandSparkles } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { TextArea } from "@/components/shared/text-area";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { PLAN_REQUEST_MAX } from "@/lib/contract/values";
import { ChangePreview } from "./change-preview";
import { PlanSection } from "./plan-section";
import { generatedPlan, planQueries } from "./queries";
import { offerPlanUndo, undoChange } from "./undo";

interface ChangeRequestProps {
  plan: StudyPlan;
  /** Asked for elsewhere: its preview is shown at once. Empty where nothing is. */
  asked: string;
}

/** A change request in words, with a preview of its effects before it is applied. */
export function ChangeRequest({ plan, asked }: ChangeRequestProps) {
  const client = useQueryClient();
  const place = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(asked);
  const [error, setError] = useState("");
  const ask = async (preview: boolean) => {
    const answer = await call("POST /resources/modify-study-plan/{plan_id}/", {
      path: { plan_id: plan.id },
      body: { modification_request: request.trim(), preview },
    });
    return { ...answer, plan: generatedPlan(answer) };
  };
  const preview = useMutation({ mutationFn: () => ask(true) });
  const apply = useMutation({
    mutationFn: () => ask(false),
    onSuccess: async ({ plan: changed }) => {
      preview.reset();
      setRequest("");
      await planQueries.show(client, changed);
      offerPlanUndo(client, changed, `“${changed.title}” changed`);
    },
  });
  const undo = useMutation({ mutationFn: () => undoChange(client, plan) });
  const { mutate: look, data: shown } = preview;
  useEffect(() => {
    if (asked) look();
  }, [asked, look]);
  useEffect(() => {
    if (asked && shown) place.current?.scrollIntoView({ block: "start" });
  }, [asked, shown]);

  /** The options of a shortfall are offered as ready-made requests. */
  const ways = plan.generation?.options ?? [];

  function type(words: string) {
    setRequest(words);
    setError("");
    if (preview.data || preview.error) preview.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (preview.isPending) return;
    if (request.trim() === "") return setError("Please tell us what to change");
    apply.reset();
    preview.mutate();
  }

  return (
    <PlanSection title="Change it in your own words">
      <form ref={place} noValidate onSubmit={submit} className="grid gap-3">
        <TextArea
          label="What should change?"
          placeholder="Keep Fridays free, one hour more on weekends, leave out chapter 3"
          helper="We'll show you what would change first."
          rows={2}
          maxLength={PLAN_REQUEST_MAX}
          value={request}
          error={error}
          onChange={({ target }) => type(target.value)}
        />
        {ways.length > 0 && (
          <ul aria-label="To make it fit" className="flex flex-wrap gap-1.5">
            {ways.map((way) => (
              <li key={way}>
                <button
                  type="button"
                  aria-pressed={request === way}
                  onClick={() => type(way)}
                  className={
                    "min-h-7 rounded-full border px-2.5 py-0.5 text-left text-sm " +
                    "text-muted-foreground transition-colors hover:border-input/60 " +
                    "hover:text-foreground aria-pressed:border-foreground/30 " +
                    "aria-pressed:text-foreground pointer-coarse:min-h-10"
                  }
                >
                  {way}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" size="sm" loading={preview.isPending}>
            <WandSparkles aria-hidden />
            Preview changes
          </Button>
          {plan.can_undo && (
            <Button
              variant="ghost"
              size="sm"
              loading={undo.isPending}
              onClick={() => undo.mutate()}
            >
              <Undo2 aria-hidden />
              Undo the last change
            </Button>
          )}
        </div>
      </form>
      {preview.isError && (
        <ErrorBanner title="We couldn't change the plan" message={messageOf(preview.error)} />
      )}
      {preview.data && (
        <ChangePreview
          preview={preview.data}
          busy={apply.isPending}
          error={apply.isError ? messageOf(apply.error) : ""}
          onApply={() => apply.mutate()}
          onDiscard={() => preview.reset()}
        />
      )}
    </PlanSection>
  );
}
