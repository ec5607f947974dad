"use client";

import { CalendarClock, ChevronDown, ClipboardList } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Course } from "@/components/courses/queries";
import { courseHue, hue } from "@/components/shared/hue";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/cn";
import { ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import { EXAM_TYPES, keysOf } from "@/lib/contract/values";
import type { QuickItem } from "@/lib/quick-add/read-line";
import { dayOf } from "@/lib/time/calendar-days";
import { shortDay } from "@/lib/time/calendar-words";
import { daysBetween } from "@/lib/time/dates";
import { clockTime, relativeDay } from "@/lib/time/format";
import { deadlineInstant } from "@/lib/time/zones";
import { chip, missing, Removable } from "./chip";
import { RepeatChip } from "./repeat-chip";

interface ChipsProps {
  item: QuickItem;
  courses: readonly Course[];
  zone: string;
  onFix: (fixes: Partial<QuickItem>) => void;
}

/** What was read from a line, each piece to be corrected where it stands. */
export function Chips({ item, courses, zone, onFix }: ChipsProps) {
  const { weight, location, duration_minutes, kind } = item;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <input
        aria-label="Title"
        value={item.title}
        maxLength={200}
        placeholder="Title"
        onChange={({ target }) => onFix({ title: target.value })}
        className={cn(chip, "field-sizing-content max-w-full min-w-16 px-2 font-medium")}
      />
      <TypeChip item={item} onFix={onFix} />
      <CourseChip item={item} courses={courses} onFix={onFix} />
      <DueChip item={item} zone={zone} onFix={onFix} />
      {item.repeats && <RepeatChip item={item} courses={courses} onFix={onFix} />}
      {weight !== null && (
        <Removable label="the weight" onRemove={() => onFix({ weight: null })}>
          {weight}% of grade
        </Removable>
      )}
      {kind === "exam" && duration_minutes !== null && (
        <Removable label="the duration" onRemove={() => onFix({ duration_minutes: null })}>
          {duration_minutes} min
        </Removable>
      )}
      {kind === "exam" && location && (
        <Removable label="the place" onRemove={() => onFix({ location: "" })}>
          {location}
        </Removable>
      )}
    </div>
  );
}

function TypeChip({ item, onFix }: Pick<ChipsProps, "item" | "onFix">) {
  const is_exam = item.kind === "exam";
  const Icon = is_exam ? CalendarClock : ClipboardList;
  const label = is_exam ? EXAM_TYPES[item.exam_type] : ASSIGNMENT_TYPES[item.assignment_type];
  const value = `${item.kind} ${is_exam ? item.exam_type : item.assignment_type}`;
  return (
    <Choice
      label="Type"
      icon={<Icon aria-hidden className="size-3.5 text-muted-foreground" />}
      shown={is_exam && label !== EXAM_TYPES.final ? `Exam: ${label}` : label}
      value={value}
      onChange={(chosen) => onFix(typeOf(chosen))}
    >
      <optgroup label="Assignment">
        {Object.entries(ASSIGNMENT_TYPES).map(([type, name]) => (
          <option key={type} value={`assignment ${type}`}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Exam">
        {Object.entries(EXAM_TYPES).map(([type, name]) => (
          <option key={type} value={`exam ${type}`}>
            {name}
          </option>
        ))}
      </optgroup>
    </Choice>
  );
}

function typeOf(chosen: string): Partial<QuickItem> {
  const type = chosen.split(" ").at(-1);
  if (chosen.startsWith("exam ")) {
    const exam_type = keysOf(EXAM_TYPES).find((each) => each === type) ?? "other";
    return { kind: "exam", exam_type, repeats: null };
  }
  const found = keysOf(ASSIGNMENT_TYPES).find((each) => each === type);
  return { kind: "assignment", assignment_type: found ?? "other" };
}

function CourseChip({ item, courses, onFix }: Omit<ChipsProps, "zone">) {
  const course = courses.find(({ id }) => id === item.course_id);
  return (
    <span {...(course ? hue(courseHue(course.id)) : {})} className="inline-flex max-w-full">
      <Choice
        label="Course"
        icon={course && <span aria-hidden className="size-2 shrink-0 rounded-full bg-tint" />}
        shown={course ? course.code || course.name : "Which course?"}
        value={String(item.course_id ?? "")}
        onChange={(chosen) => onFix({ course_id: Number(chosen) || null })}
        className={course ? "" : missing}
      >
        <option value="" disabled>
          Which course?
        </option>
        {courses.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {[code, name].filter(Boolean).join(" · ")}
          </option>
        ))}
      </Choice>
    </span>
  );
}

interface ChoiceProps {
  label: string;
  icon: ReactNode;
  shown: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  children: ReactNode;
}

/** The platform's own list behind a chip. */
function Choice({ label, icon, shown, value, onChange, className, children }: ChoiceProps) {
  return (
    <span
      className={cn(
        chip,
        "relative inline-flex max-w-full items-center gap-1.5 px-2 has-focus-visible:border-ring",
        className,
      )}
    >
      {icon}
      <span aria-hidden className="truncate">
        {shown}
      </span>
      <ChevronDown aria-hidden className="size-3 shrink-0 text-muted-foreground" />
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={
          "absolute inset-0 w-full cursor-pointer appearance-none opacity-0 " +
          "[&>*]:bg-popover [&>*]:text-foreground"
        }
      >
        {children}
      </select>
    </span>
  );
}

function DueChip({ item, zone, onFix }: Omit<ChipsProps, "courses">) {
  const [editing, setEditing] = useState(false);
  const id = useId();
  const { date, time } = item;
  if (!editing) {
    return (
      <button
        type="button"
        onClick={() => setEditing(true)}
        className={cn(chip, "px-2 tabular-nums", !date && missing)}
      >
        <span className="sr-only">Due: </span>
        {date ? (
          <Due date={date} time={time} zone={zone} />
        ) : (
          `No date yet${time ? `, ${time}` : ""}`
        )}
      </button>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <label htmlFor={id} className="sr-only">
        Due date
      </label>
      <Input
        id={id}
        autoFocus
        type="date"
        value={date ?? ""}
        onChange={({ target }) => onFix({ date: target.value || null })}
        className={cn(chip, "w-auto px-2")}
      />
      <input
        aria-label="Time"
        type="time"
        value={time ?? ""}
        onChange={({ target }) => onFix({ time: target.value || null })}
        className={cn(chip, "px-2")}
      />
    </span>
  );
}

function Due({ date, time, zone }: { date: string; time: string | null; zone: string }) {
  const today = dayOf(new Date().toISOString(), zone);
  const days = daysBetween(today, date);
  const clock = time && `, ${clockTime(deadlineInstant(date, time, zone), zone)}`;
  return (
    <>
      {shortDay(date, today)}
      {clock}
      {Math.abs(days) <= NEAR_DAYS && (
        <span
          data-hue={days < 0 ? "amber" : undefined}
          className={days < 0 ? "text-tint-ink" : "text-muted-foreground"}
        >
          {" "}
          {relativeDay(days)}
        </span>
      )}
    </>
  );
}

/** Further away, the year says more than the number of days. */
const NEAR_DAYS = 300;
