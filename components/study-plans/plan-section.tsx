import type { ComponentProps } from "react";
import { TitledSection } from "@/components/shared/titled-section";

type PlanSectionProps = Omit<ComponentProps<typeof TitledSection>, "size" | "className">;

/** A part of a plan's details. */
export function PlanSection(props: PlanSectionProps) {
  return <TitledSection {...props} size="lg" className="border-t pt-5" />;
}
