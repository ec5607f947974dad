import { ExternalLink } from "lucide-react";
import { FileNotes } from "@/components/files/file-notes";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { AssignmentEvidence, ExtractedFact } from "@/lib/contract/evidence";
import { ASSIGNMENT_TYPES, CONFIDENCES, FACT_FIELDS } from "@/lib/contract/values";
import { formatDate } from "@/lib/time/format";

interface EvidenceProps {
  evidence: AssignmentEvidence;
  /** The file, and how much of it could be read. */
  source: string;
  /** Opens the document at a page. */
  onOpen: (page: number) => void;
}

/** What the document says, in its own words, with the page to check it on. */
export function Evidence({ evidence, source, onOpen }: EvidenceProps) {
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
          <p className="mt-1 text-sm text-muted-foreground">No details were found in it.</p>
        )}
      </div>
      <FileNotes notes={notes} />
      <Facts facts={rest} onOpen={onOpen} />
      {tasks.length > 0 && (
        <h3 className="font-semibold">
          Tasks <span className="text-sm font-medium text-muted-foreground">{tasks.length}</span>
        </h3>
      )}
      <Facts facts={tasks} onOpen={onOpen} />
    </section>
  );
}

interface FactsProps {
  facts: ExtractedFact[];
  onOpen: (page: number) => void;
}

function Facts({ facts, onOpen }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="divide-y rounded-lg border">
      {facts.map((fact) => (
        <li
          key={`${fact.field} ${fact.page} ${fact.value} ${fact.quote}`}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-3"
        >
          <Told fact={fact} />
          <PageButton page={fact.page} onOpen={onOpen} />
          <blockquote className="col-span-2 text-sm leading-relaxed break-words">
            <mark className="rounded-xs box-decoration-clone px-1 py-0.5">{fact.quote}</mark>
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

function Told({ fact }: { fact: ExtractedFact }) {
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

function PageButton({ page, onOpen }: { page: number; onOpen: (page: number) => void }) {
  return (
    <Button variant="link" size="sm" className="self-start text-sm" onClick={() => onOpen(page)}>
      Page {page}
      <ExternalLink aria-hidden className="size-3.5!" />
      <span className="sr-only">of the PDF, in a new tab</span>
    </Button>
  );
}
