import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { type PlannerFormState, requestBody, type TypedRequest } from "./planner-form";
import { generatedPlan, planHref, planQueries } from "./queries";

interface Ends {
  onMade: ((plan: StudyPlan) => void) | undefined;
  onClose: () => void;
}

/** Asks for a plan once, however often it is submitted, and goes on to it. */
export function useGeneration(form: PlannerFormState, { onMade, onClose }: Ends) {
  const client = useQueryClient();
  const router = useRouter();
  const asked = useRef(false);
  // Read while drawing, so that the form keeps it up to date.
  const { dirtyFields } = form.formState;
  const generate = useMutation({
    mutationFn: async (typed: TypedRequest) => {
      const answer = await call("POST /resources/generate-study-plan/", {
        body: requestBody(typed, dirtyFields),
      });
      return generatedPlan(answer);
    },
    onSuccess: async (plan) => {
      await planQueries.show(client, plan);
      if (onMade) return onMade(plan);
      onClose();
      router.push(planHref(plan.id, "planner"));
    },
    onError: (error) => {
      asked.current = false;
      form.setError("root", { message: messageOf(error, "Failed to generate study plan") });
      // The plan may exist although its response was lost.
      void planQueries.refresh(client);
    },
  });

  function start(typed: TypedRequest) {
    if (asked.current) return;
    asked.current = true;
    form.clearErrors("root");
    generate.mutate(typed);
  }

  return { start, isRunning: generate.isPending || generate.isSuccess };
}
