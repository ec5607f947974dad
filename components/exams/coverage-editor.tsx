import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "@/components/shared/text-field";
import { topicItemQueries } from "@/components/topics/queries";
import { Button } from "@/components/ui/button";
import { bindField } from "@/lib/client/form";
import { Coverage } from "@/lib/contract/exams";
import { totalWeight } from "./coverage";
import { withTopics } from "./coverage-ranges";
import { type ExamForm, NO_DRAFT } from "./exam-form";
import { useRanges } from "./use-ranges";

interface CoverageEditorProps {
  course_id: number;
  form: ExamForm;
}

/** What the exam covers: topics with their weights, and what the weights add up to. */
export function CoverageEditor({ course_id, form }: CoverageEditorProps) {
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const { data: items = [] } = useQuery(topicItemQueries.list(course_id));
  const [coverage, draft, date] = useWatch({
    control: form.control,
    name: ["syllabus_coverage", "draft", "exam_date"],
  });
  const taken = (topic: string) => coverage.some((entry) => sameTopic(entry.topic, topic));
  const ranges = useRanges(course_id, date.slice(0, 10)).filter(
    ({ titles }) => !titles.every(taken),
  );
  const entry = Coverage.safeParse({
    topic: draft.topic,
    weightage: draft.weight === "" ? null : Number(draft.weight),
  });
  const addable = entry.success && !taken(draft.topic);
  const total = totalWeight(coverage);
  const refusal = form.formState.errors.syllabus_coverage?.message;

  function change(next: typeof coverage) {
    form.clearErrors("syllabus_coverage");
    form.setValue("syllabus_coverage", next, { shouldDirty: true });
  }
  function add() {
    if (!addable) return;
    change([...coverage, entry.data]);
    form.setValue("draft", NO_DRAFT, { shouldDirty: true });
    form.clearErrors("draft");
    form.setFocus("draft.topic");
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!draft.topic.trim() && !draft.weight) return;
    event.preventDefault();
    add();
  }
  function remove(index: number) {
    change(coverage.toSpliced(index, 1));
    frame.current?.focus();
  }

  return (
    <fieldset
      ref={frame}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-total`}
      className="grid min-w-0 gap-3 rounded-sm border-t pt-4 sm:col-span-2"
    >
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span id={`${id}-title`} className="font-medium">
          Syllabus coverage
        </span>
        <span id={`${id}-total`} aria-live="polite" className="text-muted-foreground tabular-nums">
          Total: {total}%
          {total > 100 && <span className="font-medium text-destructive"> (Exceeds 100%)</span>}
        </span>
      </div>
      {ranges.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted-foreground">Quick add:</span>
          {ranges.map(({ label, titles }) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              className="max-w-full truncate"
              onClick={() => change(withTopics(coverage, titles))}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {coverage.length > 0 && (
        <ul className="divide-y rounded-lg border">
          {coverage.map(({ topic, weightage }, index) => (
            <li key={topic} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3.5">
              <span className="min-w-0 flex-1 break-words">{topic}</span>
              <span className="text-sm text-muted-foreground tabular-nums">{weightage}%</span>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Remove ${topic}`}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* Enter in these fields adds the topic instead of saving the exam. */}
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-2">
        <TextField
          label="Topic"
          list={`${id}-suggestions`}
          autoComplete="off"
          onKeyDown={addOnEnter}
          {...bindField(form, "draft.topic")}
          {...(taken(draft.topic) && { error: "You've already added this topic" })}
        />
        <TextField
          label="Weight (%)"
          type="number"
          min={1}
          max={100}
          step="any"
          inputMode="decimal"
          onKeyDown={addOnEnter}
          {...bindField(form, "draft.weight")}
        />
        <Button variant="secondary" className="mt-6.5 h-9.5" disabled={!addable} onClick={add}>
          <Plus aria-hidden />
          Add
          <span className="sr-only">topic</span>
        </Button>
        <datalist id={`${id}-suggestions`}>
          {items
            .filter(({ title }) => !taken(title))
            .map((item) => (
              <option key={item.id} value={item.title} />
            ))}
        </datalist>
      </div>
      {refusal && <p className="text-sm text-destructive">{refusal}</p>}
    </fieldset>
  );
}

function sameTopic(a: string, b: string) {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
