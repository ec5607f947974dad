import { ProgressRing } from "@/components/shared/progress-ring";
import type { Exam } from "@/lib/contract/exams";
import { isPrepared, totalWeight } from "./coverage";
import { CoverageBar } from "./coverage-bar";
import { usePreparation } from "./use-preparation";

/** The exam's topics, and which of them are prepared. */
export function Preparation({ exam }: { exam: Exam }) {
  const { syllabus_coverage, preparation_percentage } = exam;
  const prepare = usePreparation(exam);
  const prepared = syllabus_coverage.filter(({ topic }) => isPrepared(exam, topic));

  return (
    <section aria-labelledby="coverage" className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h3 id="coverage" className="font-semibold">
            Syllabus coverage
          </h3>
          <p className="text-sm text-muted-foreground tabular-nums">
            {syllabus_coverage.length === 0
              ? "No topics yet. Edit the exam to say what it covers, then tick off what you've prepared."
              : `${prepared.length} of ${syllabus_coverage.length} topics prepared, ` +
                `${totalWeight(syllabus_coverage)}% of the exam covered`}
          </p>
        </div>
        {syllabus_coverage.length > 0 && (
          <ProgressRing value={preparation_percentage} label="Prepared" size={52} figure />
        )}
      </div>
      {syllabus_coverage.length > 0 && (
        <>
          <CoverageBar exam={exam} className="h-2" />
          <ul className="divide-y rounded-lg border">
            {syllabus_coverage.map(({ topic, weightage }) => (
              <li key={topic}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-accent">
                  <input
                    type="checkbox"
                    checked={isPrepared(exam, topic)}
                    onChange={({ target }) => prepare(topic, target.checked)}
                    className="size-4.5 shrink-0 accent-primary pointer-coarse:size-5.5"
                  />
                  <span className="min-w-0 flex-1 break-words">{topic}</span>
                  <span className="text-sm text-muted-foreground tabular-nums">{weightage}%</span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
