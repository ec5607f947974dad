import { WeekdayChoice } from "@/components/common/weekday-choice";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { CLASS_KINDS, type ClassKind } from "@/lib/contract/class-values";
import type { ProposedClassTime } from "@/lib/contract/proposed-dates";
import { keysOf } from "@/lib/contract/values";
import { LocationChip } from "./location-chip";
import type { ReviewContext } from "./review-context";
import type { ClassTimeDraft } from "./review-draft";
import { ReviewSection } from "./review-section";
import { sourceAt } from "./source";
import { plainFieldClass, Tick } from "./tick";

interface ClassTimesSectionProps extends ReviewContext {
  /** The term is over. */
  isOver: boolean;
  proposed: ProposedClassTime[];
}

/** When the course meets, as the syllabus says it, to be corrected and chosen from. */
export function ClassTimesSection({ proposed, isOver, ...shared }: ClassTimesSectionProps) {
  const { draft, errors } = shared;
  const chosen = draft.class_times.filter(({ ticked }) => ticked).length;
  const has_choice = proposed.some(({ is_choice }) => is_choice);
  return (
    <ReviewSection
      title="Class times"
      count={`${chosen} of ${proposed.length} chosen`}
      description={[
        isOver
          ? "The term is over, so your calendar leaves them out."
          : "Your calendar will show them every week.",
        ...(has_choice ? ["There are several groups: tick yours."] : []),
      ].join(" ")}
    >
      <ul aria-label="Class times" className="divide-y rounded-lg border">
        {draft.class_times.map((row) => {
          const origin = proposed.find(({ key }) => key === row.key);
          return origin && <ClassTimeRow key={row.key} {...shared} row={row} origin={origin} />;
        })}
      </ul>
      {errors.class_times && <p className="text-sm text-destructive">{errors.class_times}</p>}
    </ReviewSection>
  );
}

interface ClassTimeRowProps extends ReviewContext {
  row: ClassTimeDraft;
  origin: ProposedClassTime;
}

function ClassTimeRow({
  row,
  origin,
  errors,
  change,
  source,
  paged,
  onSelect,
  onOpen,
}: ClassTimeRowProps) {
  const { key, quote, page, is_known } = origin;
  const place = sourceAt(`class_times.${key}`, origin);
  const errorOf = (field: keyof ClassTimeDraft) => errors[`class_times.${key}.${field}`];
  const set = (fields: Partial<ClassTimeDraft>) =>
    change({ type: "class-time", key, change: fields });
  const problems = [...new Set(FIELDS.flatMap((field) => errorOf(field) ?? []))];
  const is_open = row.start_time === "" || row.end_time === "";
  return (
    <li
      onFocus={() => onSelect(place)}
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 gap-y-1.5 py-2 pr-3 pl-2"
    >
      <Tick label={`Add “${quote}”`} checked={row.ticked} onChange={(ticked) => set({ ticked })} />
      <div className="col-start-2 col-end-4">
        <WeekdayChoice
          legend={`Days of “${quote}”`}
          hidesLegend
          small
          value={row.weekdays}
          onChange={(weekdays) => set({ weekdays })}
        />
      </div>
      <div className="col-start-2 col-end-4 flex flex-wrap items-center gap-x-1 gap-y-1.5">
        {TIMES.map(({ field, label }) => (
          <Input
            key={field}
            type="time"
            value={row[field]}
            aria-label={`${label} of “${quote}”`}
            aria-invalid={errorOf(field) ? true : undefined}
            onChange={({ target }) => set({ [field]: target.value })}
            className={cn(
              plainFieldClass,
              "w-30 tabular-nums",
              row[field] === "" && "border-input",
            )}
          />
        ))}
        <span className="w-36">
          <Select
            value={row.kind}
            aria-label={`Kind of “${quote}”`}
            onChange={({ target }) => set({ kind: kindOf(target.value) })}
            className={plainFieldClass}
          >
            {keysOf(CLASS_KINDS).map((kind) => (
              <option key={kind} value={kind}>
                {CLASS_KINDS[kind]}
              </option>
            ))}
          </Select>
        </span>
        <Input
          value={row.location}
          placeholder="Place"
          aria-label={`Place of “${quote}”`}
          aria-invalid={errorOf("location") ? true : undefined}
          onChange={({ target }) => set({ location: target.value })}
          className={cn(plainFieldClass, "min-w-32 flex-1")}
        />
      </div>
      <p className="col-start-2 px-1.5 text-sm text-pretty break-words text-muted-foreground">
        “{quote}”{is_known && " · already in your course"}
        {is_open && " · add the times before you tick it"}
      </p>
      <LocationChip
        page={paged ? page : null}
        about={quote}
        selected={source?.row === place.row}
        onOpen={() => onOpen(place)}
      />
      {problems.map((problem) => (
        <p key={problem} className="col-start-2 col-end-4 px-1.5 text-sm text-destructive">
          {problem}
        </p>
      ))}
    </li>
  );
}

const TIMES = [
  { field: "start_time", label: "Start" },
  { field: "end_time", label: "End" },
] as const;

const FIELDS = ["weekdays", "start_time", "end_time", "kind", "location"] as const;

function kindOf(value: string): ClassKind {
  return keysOf(CLASS_KINDS).find((kind) => kind === value) ?? "class";
}
