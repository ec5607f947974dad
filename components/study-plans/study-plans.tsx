"use client";

import { CalendarPlus, ListChecks, Sparkles } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { onDemand } from "@/components/shared/on-demand";
import { PageHeader } from "@/components/shared/page-header";
import { CardGridSkeleton } from "@/components/shared/skeletons";
import { useLoaded } from "@/components/shared/use-loaded";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { counted } from "@/lib/text/counted";
import { PlanCard } from "./plan-card";
import { type Opened, PlanDialogs } from "./plan-dialogs";
import { FILTERS, type Filter, matchesFilter } from "./plan-facts";
import { PlanFilters } from "./plan-filters";
import { PlanStats } from "./plan-stats";
import { loadPlanDetails, loadPlanModal, loadPlannerModal, PlannerButton } from "./public";
import { usePlanAddress } from "./use-plan-address";
import { useBusyPlans, usePlanTransitions } from "./use-plan-transitions";
import { usePlans } from "./use-plans";
import { WeekSkeleton } from "./week-skeleton";

/** What it is made of comes after the rest of the page. */
const StudyWeek = onDemand(
  () => import("./study-week").then((module) => module.StudyWeek),
  <WeekSkeleton />,
);

/** The page of all study plans: create, follow, change and delete them. */
export function StudyPlans() {
  const { plans, error, isFetching, refetch } = usePlans();
  const address = usePlanAddress();
  const loaded = useLoaded();
  const [opened, setOpened] = useState<Opened>();
  const create = (
    <Button
      onPointerEnter={loadPlanModal}
      onFocus={loadPlanModal}
      onClick={() => setOpened({ what: "create" })}
    >
      <CalendarPlus aria-hidden />
      Create Study Plan
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Study Plans"
        description="Spread the work over the days you have, and see if you're on track"
        actions={
          <>
            <PlannerButton onClick={() => setOpened({ what: "planner" })} />
            {create}
          </>
        }
      />
      {error && (
        <ErrorBanner
          className="mb-5"
          title="Failed to load study plans"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && plans?.length !== 0 && (loaded ? <StudyWeek plans={plans} /> : <WeekSkeleton />)}
      {!plans && !error && <CardGridSkeleton label="Loading study plans" />}
      {plans?.length === 0 && (
        <EmptyState
          icon={ListChecks}
          title="No study plans yet"
          action={
            <Button
              onPointerEnter={loadPlannerModal}
              onFocus={loadPlannerModal}
              onClick={() => setOpened({ what: "planner" })}
            >
              <Sparkles aria-hidden />
              Make your first study plan
            </Button>
          }
        >
          Tell us what you're studying for and how many hours you have. We'll spread the work up to
          each deadline.
        </EmptyState>
      )}
      {plans && plans.length > 0 && (
        <Plans plans={plans} onOpen={({ id }) => address.open(id)} onChoose={setOpened} />
      )}
      <PlanDialogs
        plans={plans}
        reading={isFetching}
        address={address}
        opened={opened}
        onOpened={setOpened}
      />
    </>
  );
}

interface PlansProps {
  plans: StudyPlan[];
  onOpen: (plan: StudyPlan) => void;
  onChoose: (opened: Opened) => void;
}

function Plans({ plans, onOpen, onChoose }: PlansProps) {
  const [filter, setFilter] = useState<Filter>("all");
  const move = usePlanTransitions();
  const moving = useBusyPlans();
  const shown = plans.filter((plan) => matchesFilter(plan, filter));
  return (
    <>
      <PlanStats plans={plans} />
      <PlanFilters plans={plans} filter={filter} onFilter={setFilter} />
      <p role="status" className="sr-only">
        {FILTERS[filter]}: {counted(shown.length, "study plan")}
      </p>
      {shown.length === 0 && (
        <EmptyState
          icon={ListChecks}
          title="No study plans found for the selected filter"
          action={
            <Button variant="secondary" onClick={() => setFilter("all")}>
              Show All Plans
            </Button>
          }
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((plan) => (
          <li key={plan.id} className="min-w-0">
            <PlanCard
              plan={plan}
              busy={moving.includes(plan.id)}
              onComing={loadPlanDetails}
              onOpen={() => onOpen(plan)}
              onEdit={() => onChoose({ what: "edit", plan })}
              onMove={(step) => move(plan, step)}
              onDelete={() => onChoose({ what: "delete", plan })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
