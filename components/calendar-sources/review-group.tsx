import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useId, useState } from "react";
import { courseQueries } from "@/components/courses/queries";
import { Button } from "@/components/ui/button";
import { additionOf, type Choice, choiceOf, type Group, type SentDecision } from "./choices";
import { CourseChoice } from "./course-choice";
import { ProposalRow } from "./proposal-row";

interface ReviewGroupProps {
  group: Group;
  onDecide: (decisions: SentDecision[]) => void;
}

/** New work of one course of the calendar: each by itself, or all of it at once. */
export function ReviewGroup({ group: { label, items }, onDecide }: ReviewGroupProps) {
  const id = useId();
  const courses = useQuery(courseQueries.list());
  const [chosen, setChosen] = useState<ReadonlyMap<number, Partial<Choice>>>(new Map());
  const choose = (ids: number[], choice: Partial<Choice>) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const each of ids) after.set(each, { ...before.get(each), ...choice });
      return after;
    });
  const rows = items.map((item) => ({ item, choice: choiceOf(item, chosen.get(item.id)) }));
  const additions = rows.flatMap(({ item, choice }) => additionOf(item, choice) ?? []);
  const [first] = rows;
  const isOne = rows.every(({ choice }) => choice.course_id === first?.choice.course_id);
  const name = label ?? "Without a course";

  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={id} className="font-semibold wrap-anywhere">
            {name}
          </h3>
          {label !== null && (
            <CourseChoice
              label={`Course of ${name}`}
              courses={courses.data}
              value={isOne ? (first?.choice.course_id ?? null) : null}
              onChange={(course_id) =>
                choose(
                  items.map((item) => item.id),
                  { course_id },
                )
              }
            />
          )}
        </div>
        <div className="flex gap-2">
          <Button size="sm" disabled={additions.length === 0} onClick={() => onDecide(additions)}>
            Add {additions.length < 2 ? "all" : `all ${additions.length}`}
            <span className="sr-only"> of {name}</span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onDecide(items.map((item) => ({ action: "ignore", item_id: item.id })))}
          >
            Ignore all
            <span className="sr-only"> of {name}</span>
          </Button>
        </div>
      </div>
      {courses.data?.length === 0 && (
        <p className="text-sm text-muted-foreground">
          You have no course yet.{" "}
          <Link href="/courses" className="font-medium text-link underline underline-offset-4">
            Add one
          </Link>{" "}
          and come back.
        </p>
      )}
      <ul aria-labelledby={id} className="divide-y rounded-lg border">
        {rows.map(({ item, choice }) => (
          <ProposalRow
            key={item.id}
            item={item}
            choice={choice}
            courses={label === null ? courses.data : undefined}
            onChoose={(change) => choose([item.id], change)}
            onDecide={onDecide}
          />
        ))}
      </ul>
    </section>
  );
}
