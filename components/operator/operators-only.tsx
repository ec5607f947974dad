"use client";

import type { ReactNode } from "react";
import { useSession } from "@/components/common/session/session-provider";

interface OperatorsOnlyProps {
  /** What others see here. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** The API refuses others as well; to them there is no such page. */
export function OperatorsOnly({ otherwise, children }: OperatorsOnlyProps) {
  const { user } = useSession();
  return user?.role === "operator" ? children : otherwise;
}
