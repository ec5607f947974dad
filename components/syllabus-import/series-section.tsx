import { Input } from "@/components/ui/input";
import type { ProposedSeries } from "@/lib/contract/proposed-dates";
import { repeatedDays } from "@/lib/time/repeated-days";
import { rhythmOf, spanOfRepetition } from "@/lib/time/repetition-words";
import type { Term } from "./acceptance";
import { LocationChip } from "./location-chip";
import type { ReviewContext } from "./review-context";
import { ReviewSection } from "./review-section";
import { sourceAt } from "./source";
import { plainFieldClass, Tick } from "./tick";

interface SeriesSectionProps extends ReviewContext {
  proposed: ProposedSeries[];
  /** The first and last day of the course, as far as they are known. */
  term: Term;
}

/** Deadlines that come back every week; each becomes an assignment for every day of it in the term. */
export function SeriesSection({ proposed, term, ...shared }: SeriesSectionProps) {
  const { draft, errors, change, source, paged, onSelect, onOpen } = shared;
  const chosen = draft.series.filter(({ ticked }) => ticked).length;
  return (
    <ReviewSection
      title="Deadlines that repeat"
      count={`${chosen} of ${proposed.length} chosen`}
      description="Tick what to add. Each day in the term becomes an assignment."
    >
      <ul aria-label="Deadlines that repeat" className="divide-y rounded-lg border">
        {proposed.map((series) => {
          const { key, quote, page } = series;
          const row = draft.series.find((one) => one.key === key);
          const place = sourceAt(`series.${key}`, series);
          const error = errors[`series.${key}.title`];
          return (
            row && (
              <li
                key={key}
                onFocus={() => onSelect(place)}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 py-1.5 pr-3 pl-2"
              >
                <Tick
                  label={`Add ${row.title}`}
                  checked={row.ticked}
                  onChange={(ticked) => change({ type: "series", key, change: { ticked } })}
                />
                <Input
                  value={row.title}
                  aria-label={`Title of ${series.title}`}
                  aria-invalid={error ? true : undefined}
                  onChange={({ target }) =>
                    change({ type: "series", key, change: { title: target.value } })
                  }
                  className={plainFieldClass}
                />
                <LocationChip
                  page={paged ? page : null}
                  about={quote}
                  selected={source?.row === place.row}
                  onOpen={() => onOpen(place)}
                />
                <p className="col-start-2 col-end-4 px-1.5 text-sm text-muted-foreground tabular-nums">
                  {rhythmOf(series, series.time)} · {daysText(series, term)}
                </p>
                {error && (
                  <p className="col-start-2 col-end-4 px-1.5 text-sm text-destructive">{error}</p>
                )}
              </li>
            )
          );
        })}
      </ul>
      {errors.series && <p className="text-sm text-destructive">{errors.series}</p>}
    </ReviewSection>
  );
}

function daysText(series: ProposedSeries, { first, last }: Term): string {
  if (!first || !last) return "needs the course's first and last day";
  return spanOfRepetition(repeatedDays(series, first, last));
}
