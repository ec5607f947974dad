import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/text/counted";
import { formatShortDay } from "@/lib/time/format";
import type { Judged } from "./judge";
import { hasFailed, isBeingRead, type PendingImport } from "./queries";
import type { ItemDraft } from "./review-draft";
import { nameOf, readingText } from "./stage";
import { addedText } from "./summary";
import { Tick } from "./tick";

interface SeveralRowProps {
  row: PendingImport;
  /** Null until it is read. */
  judged: Judged | null;
  chosen: boolean;
  onChosen: (chosen: boolean) => void;
  onReview: () => void;
}

/** One syllabus among several: what it would bring, or why it has to be looked at first. */
export function SeveralRow({ row, judged, chosen, onChosen, onReview }: SeveralRowProps) {
  const name = judged?.name || nameOf(row);
  const isClear = Boolean(judged?.body);
  return (
    <li className="flex items-start gap-1 py-3 pr-3 pl-2">
      {isClear ? (
        <Tick label={`Add ${name}`} checked={chosen} onChange={onChosen} />
      ) : (
        <span className="w-8 shrink-0 pointer-coarse:w-10" />
      )}
      <div className="grid min-w-0 flex-1 gap-1 py-1 text-sm">
        <p className="text-base font-semibold break-words">{name}</p>
        {judged ? <Found judged={judged} /> : <State row={row} />}
      </div>
      {(judged || hasFailed(row)) && (
        <Button
          variant={isClear ? "ghost" : "secondary"}
          size="sm"
          className="shrink-0"
          onClick={onReview}
        >
          {judged ? "Review" : row.is_locked ? "Enter password" : "What to do"}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}

function State({ row }: { row: PendingImport }) {
  if (!hasFailed(row)) {
    return (
      <p role="status" className="text-muted-foreground tabular-nums">
        {isBeingRead(row) ? readingText(row) : "Opening what we found"}…
      </p>
    );
  }
  return (
    <p className="text-destructive">
      {row.is_locked ? "It needs a password to open." : row.processing_error}
    </p>
  );
}

function Found({ judged }: { judged: Judged }) {
  const { totals, next, exams, left_out, inferred, unclear, remarks } = judged;
  return (
    <>
      <p className="tabular-nums">{addedText(totals) || "The course alone"}</p>
      {next && <p className="text-muted-foreground tabular-nums">Next: {dayOf(next)}</p>}
      {exams.length > 0 && (
        <p className="text-muted-foreground tabular-nums">Exams: {exams.map(dayOf).join(", ")}</p>
      )}
      {left_out.length > 0 && (
        <p className="text-muted-foreground">Left out without a sure date: {listed(left_out)}</p>
      )}
      {(inferred > 0 || remarks.length > 0) && (
        <p className="text-muted-foreground">
          {[...(inferred > 0 ? [workedOut(inferred, remarks)] : []), ...remarks].join(" ")}
        </p>
      )}
      {unclear.length > 0 && (
        <p data-hue="amber" className="flex items-start gap-2 text-tint-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="font-medium">Please check this one first.</span> {unclear[0]}
            {unclear.length > 1 && ` And ${unclear.length - 1} more.`}
          </span>
        </p>
      )}
    </>
  );
}

/** The remarks behind it may say where the dates come from. */
function workedOut(inferred: number, remarks: string[]) {
  const from = inferred === 1 ? " from what stands around it" : " from what stands around them";
  return `We worked out ${counted(inferred, "date")}${remarks.length > 0 ? "" : from}.`;
}

function dayOf({ title, date }: ItemDraft) {
  return `${title} on ${formatShortDay(`${date}T00:00:00Z`, "UTC")}`;
}

/** The first few by name. */
function listed(titles: string[]) {
  const rest = titles.length - MOST;
  return rest > 0 ? `${titles.slice(0, MOST).join(", ")} and ${rest} more` : titles.join(", ");
}

const MOST = 3;
