import { TypedInput } from "@/components/common/typed-input";
import { SourceChip } from "@/components/common/viewer/viewer";
import type { CourseGrades } from "@/lib/contract/grades";
import { countsIn, rulesText } from "@/lib/grades/rule-text";
import { useSetDetails } from "./use-set-grades";

/** What the course does with its parts beyond their shares, and how much of what it counts there is. */
export function RulesList({ data }: { data: CourseGrades }) {
  const { rules, components, counts } = data;
  const sentences = rulesText(rules, components);
  const counted = countsIn(rules.rules);
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-2 px-5 py-4 text-sm">
      <h3 className="font-medium">How it adds up</h3>
      <ul className="grid gap-1 text-muted-foreground tabular-nums">
        {sentences.map(({ about, at, sentence }) => {
          const source = rules.sources.find((one) => one.about === about && one.at === at)?.source;
          return (
            <li key={sentence} className="flex flex-wrap items-center gap-x-2">
              {sentence}
              {source && source.file_id !== null && (
                <SourceChip file_id={source.file_id} mark={source} about={sentence}>
                  p. {source.page}
                </SourceChip>
              )}
            </li>
          );
        })}
      </ul>
      {counted.map((name) => (
        <Count key={name} {...{ name, counts }} course_id={data.course_id} />
      ))}
    </div>
  );
}

interface CountProps {
  course_id: number;
  name: string;
  counts: CourseGrades["counts"];
}

/** How many absences, or what else a rule counts. */
function Count({ course_id, name, counts }: CountProps) {
  const set = useSetDetails(course_id);
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0 break-words">{name}</span>
      <TypedInput
        row="count"
        label={`How many: ${name}`}
        saved={counts[name] ?? ""}
        placeholder="0"
        maxLength={12}
        save={async (typed) => {
          if (!/^\d{0,6}(?:[.,]\d{1,4})?$/.test(typed)) return { problem: "Please enter a number" };
          await set.mutateAsync({ count: { name, value: typed || "0" } });
        }}
        isBusy={set.isPending}
        className="w-20"
      />
    </div>
  );
}
