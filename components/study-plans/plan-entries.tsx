import { cn } from "@/lib/cn";
import type { StudyPlan } from "@/lib/contract/study-plans";
import { formatDate } from "@/lib/time/format";
import { hoursText, isTickable, nameOf } from "./plan-facts";
import { PlanDifficulty } from "./plan-parts";
import { PlanSection } from "./plan-section";
import { SourceChips } from "./source-chips";
import { descriptionOf, sourcesOf } from "./sources";
import { usePlanTicks } from "./use-plan-ticks";

/** The topics of a plan with the pages they are taken from. */
export function PlanTopics({ plan }: { plan: StudyPlan }) {
  const tick = usePlanTicks(plan);
  const { topics } = plan.plan_data;
  const open = isTickable(plan);
  const done = topics.filter(({ completed }) => completed).length;
  return (
    <PlanSection title="Topics" note={topics.length > 0 && `${done} of ${topics.length} done`}>
      {topics.length === 0 && (
        <p className="text-sm text-muted-foreground">No topics yet. Edit the plan to add some.</p>
      )}
      {topics.length > 0 && !open && <Locked />}
      <ul className="divide-y">
        {topics.map((topic) => {
          const { id, estimated_hours, difficulty_level, completed } = topic;
          const name = nameOf(topic);
          const sources = sourcesOf(topic);
          const order = orderText(topic, topics);
          const description = descriptionOf(topic);
          return (
            <li key={id} className="flex items-start gap-1 py-1.5">
              <Tick
                label={`Completed: ${name}`}
                checked={completed}
                disabled={!open}
                onChange={(completed) => tick({ entry: "topic", id, completed })}
              />
              <div className="min-w-0 flex-1 py-1.5 pointer-coarse:py-2.5">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <span
                    className={cn(
                      "min-w-0 flex-1 font-medium break-words",
                      completed && "text-muted-foreground line-through",
                    )}
                  >
                    {name}
                  </span>
                  <span className="text-sm text-muted-foreground tabular-nums">
                    {hoursText(estimated_hours)}
                  </span>
                  <PlanDifficulty level={levelOf(difficulty_level)} />
                </p>
                {description && (
                  <p className="mt-0.5 text-sm break-words whitespace-pre-wrap text-muted-foreground">
                    {description}
                  </p>
                )}
                {order && <p className="mt-0.5 text-sm text-muted-foreground">{order}</p>}
                <SourceChips sources={sources} name={name} />
              </div>
            </li>
          );
        })}
      </ul>
    </PlanSection>
  );
}

export function PlanMilestones({ plan }: { plan: StudyPlan }) {
  const tick = usePlanTicks(plan);
  const { milestones } = plan.plan_data;
  if (milestones.length === 0) return null;
  const open = isTickable(plan);
  const done = milestones.filter(({ completed }) => completed).length;
  return (
    <PlanSection title="Milestones" note={`${done} of ${milestones.length} reached`}>
      {!open && <Locked />}
      <ul className="divide-y">
        {milestones.map((milestone) => {
          const { id, due_date, description, completed } = milestone;
          const name = nameOf(milestone);
          return (
            <li key={id} className="flex items-start gap-1 py-1.5">
              <Tick
                label={`Reached: ${name}`}
                checked={completed}
                disabled={!open}
                onChange={(completed) => tick({ entry: "milestone", id, completed })}
              />
              <div className="min-w-0 flex-1 py-1.5 pointer-coarse:py-2.5">
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span
                    className={cn(
                      "min-w-0 font-medium break-words",
                      completed && "text-muted-foreground line-through",
                    )}
                  >
                    {name}
                  </span>
                  {due_date && (
                    <span className="text-sm text-muted-foreground tabular-nums">
                      {formatDate(due_date)}
                    </span>
                  )}
                </p>
                {typeof description === "string" && description && description !== name && (
                  <p className="mt-0.5 text-sm break-words text-muted-foreground">{description}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </PlanSection>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({ label, checked, disabled, onChange }: TickProps) {
  return (
    <label className="grid size-9 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 cursor-pointer accent-primary pointer-coarse:size-5.5"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}

function Locked() {
  return <p className="text-sm text-muted-foreground">Activate the plan to tick these off.</p>;
}

type Topic = StudyPlan["plan_data"]["topics"][number];

/** "By 12 Dec 2026 · after Sets and Relations": what the days of its sessions follow from. */
function orderText({ due_date, prerequisites }: Topic, topics: Topic[]) {
  const before = Array.isArray(prerequisites)
    ? topics.filter(({ id }) => prerequisites.includes(id)).map((topic) => nameOf(topic))
    : [];
  return [
    typeof due_date === "string" && due_date && `By ${formatDate(due_date)}`,
    before.length > 0 && `after ${before.join(", ")}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function levelOf(value: unknown) {
  return typeof value === "number" ? value : null;
}
