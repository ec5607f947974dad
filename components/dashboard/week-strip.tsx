"use client";

import { CalendarCheck, ClipboardList, ListChecks, type LucideIcon } from "lucide-react";
import Link from "next/link";
import { courseHue, hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";
import type { ComingDay } from "@/lib/contract/dashboard";
import { formatDateWeekday } from "@/lib/time/format";

/** The next seven days side by side; each leads to its day in the calendar. */
export function WeekStrip({ week }: { week: readonly ComingDay[] }) {
  const free = week.every(({ count }) => count === 0);
  return (
    <section aria-labelledby="next-seven-days" className="mb-5">
      <h2 id="next-seven-days" className="sr-only">
        Next seven days
      </h2>
      <Icons week={week} />
      <ol
        className={cn(
          "grid grid-cols-7 overflow-clip rounded-xl border bg-card shadow-card",
          // A week with nothing in it needs no room for anything.
          !free && "auto-rows-[minmax(5rem,auto)] lg:auto-rows-[minmax(8rem,auto)]",
        )}
      >
        {week.map((day, index) => (
          <Day key={day.date} day={day} today={index === 0} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day: { date, items, count }, today }: { day: ComingDay; today: boolean }) {
  const free = count === 0;
  return (
    <li className="border-l first:border-l-0">
      <Link
        href={`/calendar?view=week&date=${date}`}
        className={cn(
          "flex h-full flex-col gap-2 px-1 py-2.5 -outline-offset-2 transition-colors hover:bg-accent",
          "max-lg:items-center lg:px-3",
          today && "bg-muted",
        )}
      >
        <span className="sr-only">{`${formatDateWeekday(date)}: ${spoken(items, count)}`}</span>
        <span aria-hidden className="flex flex-col gap-0.5 max-lg:items-center">
          <span className="text-xs font-medium text-muted-foreground">
            {formatDateWeekday(date).slice(0, 3)}
          </span>
          <span
            className={cn(
              "text-lg leading-none tabular-nums",
              today && "font-semibold",
              free && "text-muted-foreground",
            )}
          >
            {Number(date.slice(8))}
          </span>
        </span>
        {!free && (
          <span aria-hidden className="flex flex-wrap justify-center gap-1 lg:hidden">
            {items.map(({ type, id, course_id }) => (
              <span
                key={`${type} ${id}`}
                {...hue(courseHue(course_id))}
                className={cn("size-1.75 bg-tint", type === "exam" ? "rotate-45" : "rounded-full")}
              />
            ))}
          </span>
        )}
        <span aria-hidden className="grid gap-1 max-lg:hidden">
          {items.slice(0, SHOWN).map(({ type, id, course_id, title }) => (
            <span
              key={`${type} ${id}`}
              {...hue(courseHue(course_id))}
              className={
                "flex min-w-0 items-center gap-1.25 rounded-sm bg-tint-soft px-1.5 py-0.75 " +
                "text-xs font-medium text-tint-ink"
              }
            >
              <svg aria-hidden className="size-3 shrink-0">
                <use href={`#${iconId(type)}`} />
              </svg>
              <span className="truncate">{title}</span>
            </span>
          ))}
          {count > SHOWN && (
            <span className="px-1.5 text-xs text-muted-foreground">{count - SHOWN} more</span>
          )}
        </span>
      </Link>
    </li>
  );
}

const SHOWN = 3;

type Kind = ComingDay["items"][number]["type"];

/** Drawn once and shown by name: one in each chip would be a tenth of the page. */
function Icons({ week }: { week: readonly ComingDay[] }) {
  const kinds = new Set(week.flatMap(({ items }) => items.map(({ type }) => type)));
  return (
    <svg aria-hidden className="absolute size-0">
      {[...kinds].map((kind) => {
        const Icon = ICONS[kind];
        return (
          <symbol key={kind} id={iconId(kind)} viewBox="0 0 24 24">
            <Icon />
          </symbol>
        );
      })}
    </svg>
  );
}

function iconId(kind: Kind): string {
  return `week-${kind}`;
}

const ICONS: Record<Kind, LucideIcon> = {
  assignment: ClipboardList,
  exam: CalendarCheck,
  study_plan_deadline: ListChecks,
  study_session: ListChecks,
};

function spoken(items: ComingDay["items"], count: number) {
  if (count === 0) return "nothing planned";
  const more = count - items.length;
  return [...items.map(({ title }) => title), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}
