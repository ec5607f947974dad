import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { courseHue, hue } from "@/components/shared/hue";
import { STUDY_HOURS_HREF } from "@/components/study-hours/queries";
import type { ScheduleWeek } from "@/lib/contract/schedule";
import { hoursText } from "./plan-facts";
import { planHref } from "./queries";
import { type PlanShort, shortByPlan } from "./week-facts";

interface WeekShortProps extends Pick<ScheduleWeek, "short" | "ways_out"> {
  titleOf: (plan_id: number) => string;
}

/** What finds no room in all the plans, by name, and what would make room. */
export function WeekShort({ short, ways_out, titleOf }: WeekShortProps) {
  const plans = shortByPlan(short);
  if (plans.length === 0) return null;
  const hours = plans.reduce((sum, plan) => sum + plan.hours, 0);
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
        <p>
          {ofAll.map(({ text }) => `To make room: ${text} `)}
          <Link href={STUDY_HOURS_HREF} className={LINK}>
            Change study hours
          </Link>
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.plan_id} className="min-w-0">
            <Plan
              plan={plan}
              title={titleOf(plan.plan_id)}
              ways={ways_out.filter(({ plan_id }) => plan_id === plan.plan_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

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
        {left_out.length > 0 && <p>Left out: {left_out.join(", ")}</p>}
        {shortened.length > 0 && <p>Shortened: {shortened.join(", ")}</p>}
        {ways.map(({ text }) => (
          <p key={text} className="text-foreground">
            To make room: {text}
          </p>
        ))}
        {ways.length > 0 && (
          <Link href={planHref(plan_id)} className={LINK}>
            Change this plan<span className="sr-only">: “{title}”</span>
          </Link>
        )}
      </div>
    </>
  );
}

const LINK =
  "inline-flex min-h-6 w-fit items-center rounded-sm font-medium text-link underline underline-offset-4";
