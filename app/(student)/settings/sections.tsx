"use client";

import { afterLoad } from "@/components/shared/after-load";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";

/** The sections below the first: their code and their data come once the page has loaded. */
export const StudyHoursPanel = afterLoad(
  () =>
    import("@/components/study-hours/study-hours-panel").then((module) => module.StudyHoursPanel),
  waiting("Study hours", 7),
);

export const AiUsage = afterLoad(
  () => import("@/components/profile/ai-usage").then((module) => module.AiUsage),
  waiting("AI and privacy", 2),
);

export const CalendarFeeds = afterLoad(
  () => import("@/components/feeds/calendar-feeds").then((module) => module.CalendarFeeds),
  waiting("Calendar feeds", 3),
);

export const CalendarSources = afterLoad(
  () =>
    import("@/components/calendar-sources/calendar-sources").then(
      (module) => module.CalendarSources,
    ),
  waiting("Calendars from elsewhere", 3),
);

export const Devices = afterLoad(
  () => import("@/components/account/devices").then((module) => module.Devices),
  waiting("Devices", 2),
);

export const TrashPanel = afterLoad(
  () => import("@/components/trash/trash-panel").then((module) => module.TrashPanel),
  waiting("Trash", 3),
);

export const YourData = afterLoad(
  () => import("@/components/account/your-data").then((module) => module.YourData),
  waiting("Your data", 3),
);

/** About as high as the section will be, so that what stands below stays where it is. */
function waiting(title: string, rows: number) {
  return (
    <SectionCard title={title} flush>
      <ListSkeleton label={`Loading ${title.toLowerCase()}`} rows={rows} />
    </SectionCard>
  );
}
