import { useQuery } from "@tanstack/react-query";
import { FileCheck2 } from "lucide-react";
import { useId, useState } from "react";
import { courseQueries } from "@/components/courses/queries";
import { examQueries } from "@/components/exams/queries";
import { onDemand } from "@/components/shared/on-demand";
import { topicItemQueries } from "@/components/topics/queries";
import { Button } from "@/components/ui/button";
import { keysOf, QUESTION_TYPES, type QuestionType } from "@/lib/contract/values";
import { PillSelect } from "./pill-select";
import type { Choices } from "./queries";

const SourcesModal = onDemand(() =>
  import("./sources-modal").then((module) => module.SourcesModal),
);

export interface ChoiceFieldsProps {
  choices: Choices;
  /** Graded work is talked about, whatever the question type says. */
  graded: boolean;
  onChange: (change: Partial<Choices>) => void;
}

/** What a conversation is about, and what may be used for it. */
export function ChoiceFields({ choices, graded, onChange }: ChoiceFieldsProps) {
  const { course_id, question_type, exam_id, topic_id, file_ids, full_answers } = choices;
  const ofCourse = { enabled: course_id !== null };
  const { data: courses = [] } = useQuery(courseQueries.list());
  const { data: exams = [] } = useQuery({ ...examQueries.list(course_id ?? 0), ...ofCourse });
  const { data: topics = [] } = useQuery({ ...topicItemQueries.list(course_id ?? 0), ...ofCourse });
  const [choosing, setChoosing] = useState(false);
  const chosen = file_ids === null ? "All sources" : sourceCount(file_ids.length);
  return (
    <>
      <PillSelect
        label="Course"
        value={course_id ?? ""}
        onChange={({ target }) =>
          onChange({
            course_id: Number(target.value) || null,
            exam_id: null,
            topic_id: null,
            file_ids: null,
          })
        }
        options={[
          { value: "", label: "All courses" },
          ...courses.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <PillSelect
        label="Question type"
        value={question_type}
        onChange={({ target }) => onChange({ question_type: target.value as QuestionType })}
        options={keysOf(QUESTION_TYPES).map((key) => ({ value: key, label: QUESTION_TYPES[key] }))}
      />
      <PillSelect
        label="Exam"
        value={exam_id ?? ""}
        disabled={course_id === null || exams.length === 0}
        onChange={({ target }) => onChange({ exam_id: Number(target.value) || null })}
        options={[
          {
            value: "",
            label: exams.length === 0 && course_id !== null ? "No exams yet" : "Any exam",
          },
          ...exams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <PillSelect
        label="Topic"
        value={topic_id ?? ""}
        disabled={course_id === null || topics.length === 0}
        onChange={({ target }) => onChange({ topic_id: Number(target.value) || null })}
        options={[
          {
            value: "",
            label: topics.length === 0 && course_id !== null ? "No topics yet" : "Any topic",
          },
          ...topics.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <Button
        variant="secondary"
        className="min-w-0 justify-start px-3 @min-[41rem]:shrink @min-[41rem]:truncate pointer-coarse:h-11"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <FileCheck2 aria-hidden className="text-muted-foreground" />
        {chosen}
      </Button>
      {(graded || full_answers || question_type === "homework") && (
        <FullAnswers on={full_answers} onChange={(on) => onChange({ full_answers: on })} />
      )}
      {choosing && (
        <SourcesModal
          course_id={course_id}
          file_ids={file_ids}
          onChange={(ids) => onChange({ file_ids: ids })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function sourceCount(count: number) {
  return count === 1 ? "1 source" : `${count} sources`;
}

interface FullAnswersProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Graded work gets hints unless the student wants it otherwise. */
function FullAnswers({ on, onChange }: FullAnswersProps) {
  const id = useId();
  return (
    <span
      className={
        "flex h-9 shrink-0 items-center gap-2.5 rounded-md px-1 text-sm whitespace-nowrap " +
        "pointer-coarse:h-11"
      }
    >
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={({ target }) => onChange(target.checked)}
        className={
          "relative h-5 w-8.5 shrink-0 cursor-pointer appearance-none rounded-full " +
          "bg-input transition-colors before:absolute before:top-0.5 before:left-0.5 " +
          "before:size-4 before:rounded-full before:bg-primary-foreground " +
          "before:shadow-card before:transition-transform checked:bg-primary " +
          "checked:before:translate-x-3.5"
        }
      />
      <label htmlFor={id} className="font-medium">
        Full answers
        <span className="font-normal text-muted-foreground">{on ? "" : " (hints first)"}</span>
      </label>
    </span>
  );
}
