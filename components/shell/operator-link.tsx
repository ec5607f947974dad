"use client";

import { Gauge } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/lib/cn";
import { isAt } from "./is-at";

/** Below the pages of the navigation, for operators alone. */
export function OperatorLink({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const here = isAt(usePathname(), "/operator");
  return (
    <Link
      href="/operator"
      aria-current={here ? "page" : undefined}
      onClick={onNavigate}
      className={cn(
        "mt-0.5 flex h-9 items-center gap-3 rounded-md px-2.5 font-medium transition-colors pointer-coarse:h-11",
        here
          ? "bg-card text-foreground shadow-card ring-1 ring-border"
          : "text-muted-foreground hover:bg-accent hover:text-foreground",
      )}
    >
      <Gauge
        aria-hidden
        strokeWidth={here ? 2.1 : 1.8}
        className={cn("size-4.5 shrink-0", here && "text-link")}
      />
      Operator
    </Link>
  );
}
