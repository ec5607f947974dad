"use client";

import { afterLoad } from "@/components/shared/after-load";
import { SectionCard } from "@/components/shared/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/cn";

/** The sections below the first: their code and their data come once the page has loaded. */
export const StudyHoursPanel = afterLoad(
  () =>
    import("@/components/study-hours/study-hours-panel").then((module) => module.StudyHoursPanel),
  waiting("Study hours", "h-98"),
);

export const AiUsage = afterLoad(
  () => import("@/components/profile/ai-usage").then((module) => module.AiUsage),
  waiting("AI and privacy", "h-28"),
);

export const CalendarFeeds = afterLoad(
  () => import("@/components/feeds/calendar-feeds").then((module) => module.CalendarFeeds),
  waiting("Calendar feeds", "h-42"),
);

export const CalendarSources = afterLoad(
  () =>
    import("@/components/calendar-sources/calendar-sources").then(
      (module) => module.CalendarSources,
    ),
  waiting("Calendars from elsewhere", "h-42"),
);

export const Devices = afterLoad(
  () => import("@/components/account/devices").then((module) => module.Devices),
  waiting("Devices", "h-28"),
);

export const SignInWays = afterLoad(
  () => import("@/components/account/sign-in-ways").then((module) => module.SignInWays),
  // Most sites have none.
  null,
);

export const TrashPanel = afterLoad(
  () => import("@/components/trash/trash-panel").then((module) => module.TrashPanel),
  waiting("Trash", "h-42"),
);

export const YourData = afterLoad(
  () => import("@/components/account/your-data").then((module) => module.YourData),
  waiting("Your data", "h-42"),
);

/** About as high as the section will be, so that what stands below stays where it is. */
function waiting(title: string, height: string) {
  return (
    <SectionCard title={title} flush>
      <div role="status" aria-label={`Loading ${title.toLowerCase()}`} className="p-5">
        <Skeleton className={cn("w-full rounded-lg", height)} />
      </div>
    </SectionCard>
  );
}
