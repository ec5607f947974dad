import Link from "next/link";
import { KIND_ICONS } from "@/components/shared/kinds";
import type { ChatMessage } from "@/lib/contract/assistant";

type Fact = ChatMessage["facts"][number];

/** Dates and progress from the student's own data, as opposed to words of documents. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <ul aria-label="From your courses" className="divide-y rounded-lg border bg-card">
      {facts.map((fact) => (
        <li key={`${fact.kind} ${fact.id}`} className="flex items-start gap-3 px-3.5 py-2.5">
          <FactIcon kind={fact.kind} />
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">{fact.title}</p>
            <p className="text-sm break-words text-muted-foreground">
              {[fact.course_name, fact.date, fact.status, fact.detail].filter(Boolean).join(" · ")}
            </p>
          </div>
          {fact.kind === "course" && (
            <Link href={`/courses/${fact.id}`} className="text-sm text-link underline">
              Open
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function FactIcon({ kind }: Pick<Fact, "kind">) {
  const Icon = KIND_ICONS[kind === "plan" ? "study_plan" : kind === "progress" ? "course" : kind];
  return <Icon aria-hidden strokeWidth={1.7} className="mt-0.5 size-4.5 text-muted-foreground" />;
}
