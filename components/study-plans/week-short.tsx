import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { courseHue, hue } from "@/components/shared/hue";
import { ShowAll } from "@/components/shared/show-all";
import { useWide } from "@/components/shared/use-wide";
import { STUDY_HOURS_HREF } from "@/components/study-hours/queries";
import type { ScheduleWeek } from "@/lib/contract/schedule";
import { hoursText } from "./plan-facts";
import { planChangeHref, planHref } from "./queries";
import { type PlanShort, shortByPlan } from "./week-facts";

interface WeekShortProps extends Pick<ScheduleWeek, "short" | "ways_out"> {
  titleOf: (plan_id: number) => string;
}

/** What finds no room in all the plans, by name, and what would make room. */
export function WeekShort({ short, ways_out, titleOf }: WeekShortProps) {
  const plans = shortByPlan(short);
  const wide = useWide();
  const [all, setAll] = useState(false);
  if (plans.length === 0) return null;
  const hours = plans.reduce((sum, plan) => sum + plan.hours, 0);
  const isFolded = !wide && !all && plans.length > FEW;
  const ofAll = ways_out.filter(({ plan_id }) => plan_id === null);
  return (
    <section aria-labelledby="week-short" className="grid gap-3 border-t px-5 py-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3
          id="week-short"
          data-hue="amber"
          className="flex items-center gap-2 text-base font-semibold text-tint-ink"
        >
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {hoursText(hours)} of work won't fit
        </h3>
        <Link href={STUDY_HOURS_HREF} className={LINK}>
          Change study hours
        </Link>
      </div>
      {ofAll.length > 0 && (
        <div className="-mt-2">
          <Ways ways={ofAll} />
        </div>
      )}
      <ul className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {(isFolded ? plans.slice(0, FEW) : plans).map((plan) => (
          <li key={plan.plan_id} className="min-w-0">
            <Plan
              plan={plan}
              title={titleOf(plan.plan_id)}
              ways={ways_out.filter(({ plan_id }) => plan_id === plan.plan_id)}
            />
          </li>
        ))}
      </ul>
      {!wide && plans.length > FEW && (
        <ShowAll count={plans.length} what="plans" all={all} onAll={setAll} className="w-fit" />
      )}
    </section>
  );
}

/** On a phone the others would push the rest of the page out of sight. */
const FEW = 3;

interface PlanProps {
  plan: PlanShort;
  title: string;
  ways: ScheduleWeek["ways_out"];
}

function Plan({ plan, title, ways }: PlanProps) {
  const { plan_id, course_id, hours, left_out, shortened } = plan;
  return (
    <>
      <p className="flex items-baseline gap-2 font-medium" {...hue(courseHue(course_id))}>
        <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />
        <span className="min-w-0">
          {title}: {hoursText(hours)} short
        </span>
      </p>
      <div className="grid gap-0.5 pl-4 text-pretty text-muted-foreground">
        {left_out.length > 0 && <p>Left out: {named(left_out)}</p>}
        {shortened.length > 0 && <p>Shortened: {named(shortened)}</p>}
        {ways.length > 0 && <Ways ways={ways} />}
        {ways.length > 0 && (
          <Link href={planHref(plan_id)} className={LINK}>
            Change this plan<span className="sr-only">: “{title}”</span>
          </Link>
        )}
      </div>
    </>
  );
}

/** Each a line, with its preview where a request makes it. */
function Ways({ ways }: Pick<PlanProps, "ways">) {
  return (
    <>
      <p className="font-medium text-foreground">To make room</p>
      <ul className="grid gap-0.5 text-foreground">
        {ways.map(({ plan_id, text, request }) => (
          <li key={text}>
            {text}{" "}
            {plan_id !== null && request && (
              <Link href={planChangeHref(plan_id, request)} className={LINK}>
                Preview this<span className="sr-only">: {text}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first few by name; a long list of them is on the page of the plan. */
function named(titles: string[]) {
  const rest = titles.length - MOST_NAMED;
  return rest > 0
    ? `${titles.slice(0, MOST_NAMED).join(", ")} and ${rest} more`
    : titles.join(", ");
}

const MOST_NAMED = 6;

const LINK =
  "inline-flex min-h-6 w-fit items-center rounded-sm font-medium text-link underline underline-offset-4";
