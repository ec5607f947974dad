import { FileNotes } from "@/components/common/files/file-notes";
import { SourceChip } from "@/components/common/viewer/viewer";
import { Badge } from "@/components/ui/badge";
import { ASSIGNMENT_TYPES } from "@/lib/contract/assignment-values";
import type { AssignmentEvidence, ExtractedFact, SyllabusSourceOf } from "@/lib/contract/evidence";
import { CONFIDENCES, FACT_FIELDS } from "@/lib/contract/values";
import { formatDate } from "@/lib/time/format";

interface EvidenceProps {
  evidence: AssignmentEvidence;
  file_id: number;
  /** The file, and how much of it could be read. */
  source: string;
}

/** What the document says, in its own words, with the page to check it on. */
export function Evidence({ evidence, file_id, source }: EvidenceProps) {
  const { facts, notes } = evidence;
  const tasks = facts.filter(({ field }) => field === "task");
  const rest = facts.filter(({ field }) => field !== "task");
  return (
    <section aria-labelledby="evidence" className="grid gap-4">
      <div>
        <h3 id="evidence" className="font-semibold">
          What the document says
        </h3>
        <p className="text-sm break-words text-muted-foreground">{source}</p>
        {rest.length === 0 && (
          <p className="mt-1 text-sm text-muted-foreground">We found no details in it.</p>
        )}
      </div>
      <FileNotes notes={notes} />
      <Facts facts={rest} file_id={file_id} />
      {tasks.length > 0 && (
        <h3 className="font-semibold">
          Tasks <span className="text-sm font-medium text-muted-foreground">{tasks.length}</span>
        </h3>
      )}
      <Facts facts={tasks} file_id={file_id} />
    </section>
  );
}

/** The words of the syllabus it was imported from. */
export function SyllabusQuote({ source }: { source: SyllabusSourceOf }) {
  const { file_id, quote, confidence } = source;
  return (
    <section aria-labelledby="syllabus-says" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 id="syllabus-says" className="font-semibold">
          What the syllabus says
        </h3>
        <Badge tone={confidence === "exact" ? "green" : "amber"}>{CONFIDENCES[confidence]}</Badge>
        {file_id !== null && <SourceChip file_id={file_id} mark={source} about={quote} />}
      </div>
      <blockquote className="text-sm leading-relaxed break-words">
        <mark className="rounded-xs box-decoration-clone px-1 py-0.5">{quote}</mark>
      </blockquote>
    </section>
  );
}

interface FactsProps {
  facts: ExtractedFact[];
  file_id: number;
}

function Facts({ facts, file_id }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="divide-y rounded-lg border">
      {facts.map((fact) => (
        <li
          key={`${fact.field} ${fact.page} ${fact.value} ${fact.quote}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-3"
        >
          <FactList fact={fact} />
          <SourceChip file_id={file_id} mark={fact} about={fact.quote} />
          <blockquote className="col-span-2 text-sm leading-relaxed break-words">
            <mark className="rounded-xs box-decoration-clone px-1 py-0.5">{fact.quote}</mark>
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

function FactList({ fact }: { fact: ExtractedFact }) {
  const { field, confidence } = fact;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      {field !== "task" && (
        <span className="text-sm text-muted-foreground">{FACT_FIELDS[field]}</span>
      )}
      <span className="font-medium break-words">{inWords(fact)}</span>
      <Badge tone={confidence === "exact" ? "green" : "amber"}>{CONFIDENCES[confidence]}</Badge>
    </div>
  );
}

/** A type by its label, and the machine's date as dates are written everywhere else. */
function inWords({ field, value }: ExtractedFact) {
  if (field === "type") {
    return Object.entries(ASSIGNMENT_TYPES).find(([type]) => type === value)?.[1] ?? value;
  }
  if (field !== "due") return value;
  return value.replace(/^\d{4}-\d\d-\d\d/, formatDate).replace(/(\d{4}) (?=\d)/, "$1, ");
}
