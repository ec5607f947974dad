import type { ReactNode } from "react";
import { SectionCard } from "@/components/shared/section-card";
import type { AllGrades } from "@/lib/contract/gpa";
import { creditsText, gpaText } from "@/lib/grades/gpa-text";

interface TermCardProps {
  /** Empty for courses without one. */
  semester: string;
  gpas: AllGrades["total"];
  children: ReactNode;
}

/** The courses of a term. */
export function TermCard({ semester, gpas, children }: TermCardProps) {
  const { so_far, ended } = gpas;
  const isOpen = so_far.courses > ended.courses;
  return (
    <SectionCard
      title={semester || "No semester"}
      flush
      actions={
        so_far.gpa && (
          <p className="text-sm text-muted-foreground tabular-nums">
            <span className="font-semibold text-foreground">{gpaText(so_far)}</span>
            {` ${isOpen ? "so far, " : ""}over ${creditsText(so_far.credits)}`}
          </p>
        )
      }
    >
      <ul className="divide-y">{children}</ul>
    </SectionCard>
  );
}
