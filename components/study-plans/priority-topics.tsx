import { useQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { ShowAll } from "@/components/shared/show-all";
import { topicItemQueries } from "@/components/topics/queries";
import { cn } from "@/lib/cn";
import type { PlannerFormState } from "./planner-form";

interface PriorityTopicsProps {
  course_id: number;
  form: PlannerFormState;
  disabled: boolean;
}

/** The course's topics, to press those that matter most. */
export function PriorityTopics({ course_id, form, disabled }: PriorityTopicsProps) {
  const { data: topics = [] } = useQuery(topicItemQueries.list(course_id));
  const [all, setAll] = useState(false);
  const chosen = useWatch({ control: form.control, name: "priority_topics" });
  const titles = [...new Set([...chosen, ...topics.map(({ title }) => title)])];
  if (titles.length === 0) return null;
  const shown = all ? titles : titles.slice(0, FEW);
  const toggle = (title: string) => {
    const next = chosen.includes(title)
      ? chosen.filter((one) => one !== title)
      : [...chosen, title];
    form.setValue("priority_topics", next, { shouldDirty: true });
  };
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Priority topics</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((title) => {
          const on = chosen.includes(title);
          const Icon = on ? Check : Plus;
          return (
            <button
              key={title}
              type="button"
              aria-pressed={on}
              onClick={() => toggle(title)}
              className={cn(
                "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border " +
                  "px-2.5 py-0.5 text-left text-sm transition-colors pointer-coarse:min-h-10",
                on
                  ? "border-foreground bg-foreground text-background"
                  : "text-muted-foreground hover:border-input/60 hover:text-foreground",
              )}
            >
              <Icon aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 break-words">{title}</span>
            </button>
          );
        })}
        {titles.length > FEW && <ShowAll count={titles.length} all={all} onAll={setAll} />}
      </div>
    </fieldset>
  );
}

const FEW = 12;
