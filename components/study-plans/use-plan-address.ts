import { useSearchParams } from "next/navigation";
import { type PlanOriginKind, planHref } from "./queries";

/**
 * Which plan stands open, as the page's address has it: a reload keeps it, Back closes it, and another
 * page hands a new plan over by it.
 */
export function usePlanAddress() {
  const params = useSearchParams();
  return {
    plan_id: Number(params.get("plan")) || null,
    made: params.get("made"),
    /** A change to ask for at once. */
    change: params.get("change") ?? "",
    open: (plan_id: number, made?: PlanOriginKind) =>
      window.history.pushState(null, "", planHref(plan_id, made)),
    close: () => window.history.replaceState(null, "", "/study-plans"),
    /** Once it is said, a reload need not say it again. */
    clearOrigin: (plan_id: number) => window.history.replaceState(null, "", planHref(plan_id)),
  };
}
