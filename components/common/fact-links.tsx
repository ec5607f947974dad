import Link from "next/link";
import { hrefOf, KIND_ICONS } from "@/components/shared/kinds";
import type { CourseFact as Fact } from "@/lib/contract/course-facts";

interface AnswerFactsProps {
  facts: Fact[];
  service_used: string;
}

/** What an answer says of the student's own data, as links to where it is kept. */
export function AnswerFacts({ facts, service_used }: AnswerFactsProps) {
  if (facts.length === 0) return null;
  // The built-in engine says in its text what it used; a model may leave it out or word it otherwise.
  return service_used === "model" ? <Facts facts={facts} /> : <FactLinks facts={facts} />;
}

/** Dates and progress from the student's own data, as opposed to words of documents. */
function Facts({ facts }: { facts: Fact[] }) {
  return (
    <ul aria-label="From your courses" className="divide-y rounded-lg border bg-card">
      {facts.map((fact) => {
        const href = placeOf(fact);
        return (
          <li key={`${fact.kind} ${fact.id}`} className="flex items-start gap-3 px-3.5 py-2.5">
            <FactIcon kind={fact.kind} className="mt-0.5 size-4.5" />
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{fact.title}</p>
              <p className="text-sm break-words text-muted-foreground">
                {[fact.course_name, fact.date, fact.status, fact.detail]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {href && (
              <Link
                href={href}
                aria-label={`Open ${fact.title}`}
                className="text-sm text-link underline"
              >
                Open
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const MOST_LINKS = 16;
const LINK =
  "inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-lg border bg-card px-2.5 py-1 text-sm hover:bg-muted";

/** Where the items that an answer names are kept. */
function FactLinks({ facts }: { facts: Fact[] }) {
  const linked = facts.slice(0, MOST_LINKS).flatMap((fact) => {
    const href = placeOf(fact);
    return href ? [{ ...fact, href }] : [];
  });
  if (linked.length === 0) return null;
  return (
    <ul aria-label="From your courses" className="flex flex-wrap gap-2">
      {linked.map(({ kind, id, title, course_name, href }) => (
        <li key={`${kind} ${id}`} className="min-w-0">
          <Link href={href} title={course_name} className={LINK}>
            <FactIcon kind={kind} className="size-3.5 shrink-0" />
            <span className="truncate">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the fact is about, as the product shows it. */
const THINGS = {
  assignment: "assignment",
  exam: "exam",
  topic: "topic",
  plan: "study_plan",
  progress: "course",
  course: "course",
  session: "study_plan",
  class_time: "class_time",
} as const;

/** Undefined for one that was stored without its course. */
function placeOf({ kind, id, course_id, plan_id }: Fact): string | undefined {
  const thing = THINGS[kind];
  if (thing === "course") return hrefOf({ kind: thing, id, course_id: null });
  if (thing === "study_plan") {
    const plan = kind === "session" ? plan_id : id;
    return plan ? hrefOf({ kind: thing, id: plan, course_id: null }) : undefined;
  }
  return course_id ? hrefOf({ kind: thing, id, course_id }) : undefined;
}

function FactIcon({ kind, className }: Pick<Fact, "kind"> & { className: string }) {
  const Icon = KIND_ICONS[THINGS[kind]];
  return <Icon aria-hidden strokeWidth={1.7} className={`${className} text-muted-foreground`} />;
}
