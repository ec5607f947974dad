import { Select } from "@/components/ui/select";
import type { CourseGrades } from "@/lib/contract/grades";
import { isSameScore, placesOf } from "@/lib/grades/pasted/place-scores";
import { scoreText } from "@/lib/grades/typed-score";
import { type Pasted, type Placed, shownScore } from "./pasted-scores";

interface PastedListProps {
  data: CourseGrades;
  placed: readonly Placed[];
  /** The id of a place, or "" to leave the score out. */
  onChoose: (key: string, place: string) => void;
}

/** Each pasted score with the piece it goes to, to be changed. */
export function PastedList({ data, placed, onChoose }: PastedListProps) {
  const places = placesOf(data);
  const groups = [
    ...data.components.map(({ key, title }) => ({ key, title })),
    { key: null, title: "Not part of the grade" },
  ];
  return (
    <ul className="divide-y rounded-lg border">
      {placed.map(({ key, title, score, place, ...how }) => (
        <li
          key={key}
          className={
            "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 px-3 py-2.5 " +
            "sm:grid-cols-[minmax(0,1fr)_6rem_minmax(0,16rem)]"
          }
        >
          <span className="min-w-0 text-sm break-words">{title}</span>
          <span className="text-right text-sm font-medium tabular-nums">{shownScore(score)}</span>
          <div className="col-span-2 grid gap-1 sm:col-span-1">
            <Select
              aria-label={`Where ${title} goes`}
              value={place?.id ?? ""}
              onChange={({ target }) => onChoose(key, target.value)}
            >
              <option value="">Leave it out</option>
              {groups.map((group) => (
                <optgroup key={group.key} label={group.title}>
                  {places
                    .filter(({ component }) => component === group.key)
                    .map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.piece?.title ?? `New piece in “${group.title}”`}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
            <Effect {...{ place, score, ...how }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What becomes of a score, where that is not plain. */
function Effect(placed: Omit<Placed, "key" | "title">) {
  const { sentence, isWarning } = effectOf(placed);
  if (sentence === "") return null;
  return (
    <p
      data-hue="amber"
      className={isWarning ? "text-xs text-tint-ink" : "text-xs text-muted-foreground tabular-nums"}
    >
      {sentence}
    </p>
  );
}

function effectOf({ place, score, is_left, is_taken }: Omit<Placed, "key" | "title">) {
  if (is_left) return { sentence: "", isWarning: false };
  if (!place) return { sentence: "Choose a piece to save this score", isWarning: true };
  if (is_taken) return { sentence: "Another score already goes there", isWarning: true };
  const before = place.piece?.score;
  if (!before) return { sentence: "", isWarning: false };
  const isSame = isSameScore(before, score, place.piece?.out_of ?? "100");
  const sentence = isSame ? "Already there" : `Replaces ${scoreText(before)}`;
  return { sentence, isWarning: !isSame };
}

/** What was in the text and is no score, with the reason. */
export function LeftOut({ rows, hasScale }: { rows: Pasted["left_out"]; hasScale: boolean }) {
  const open = rows.filter(({ reason }) => reason === "none");
  const others = rows.filter(({ reason }) => reason !== "none");
  const reasons = {
    no_name: "a score without a name",
    ambiguous: "more than one number could be the score",
    other_letter: hasScale
      ? "your letter scale doesn't have this grade"
      : "add the letter scale of this course first",
    total: "adds up other scores",
  };
  return (
    <section aria-label="Left out" className="grid gap-1 text-sm text-muted-foreground">
      <h3 className="font-medium text-foreground">Left out</h3>
      <ul className="grid gap-1">
        {others.map(({ line, title, reason }) => (
          <li key={`${line} ${title}`} className="break-words">
            {title ? `“${title}”` : `Line ${line}`}: {reason !== "none" && reasons[reason]}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <p className="break-words">
          No score yet: {open.map(({ title }) => `“${title}”`).join(", ")}
        </p>
      )}
    </section>
  );
}
