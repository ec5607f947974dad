import type { Metadata } from "next";
import { OperatorsOnly } from "@/components/operator/operators-only";
import { PageHeader } from "@/components/shared/page-header";
import { NotFoundInFrame } from "@/components/shell/not-found-in-frame";
import { Panels } from "./panels";

export const metadata: Metadata = { title: "Operator" };

export default function OperatorPage() {
  return (
    <OperatorsOnly otherwise={<NotFoundInFrame />}>
      <PageHeader
        title="Operator"
        description="How this site is, and who has an account. What students keep stays theirs."
      />
      <Panels />
    </OperatorsOnly>
  );
}
