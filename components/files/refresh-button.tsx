"use client";

import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Shelf } from "./shelves";

interface RefreshButtonProps {
  shelf: Shelf;
  refreshing: boolean;
}

/** For those who do not want to wait for the next look. */
export function RefreshButton({ shelf, refreshing }: RefreshButtonProps) {
  const client = useQueryClient();
  return (
    <Button variant="ghost" size="sm" onClick={() => shelf.refresh(client)}>
      <RefreshCw aria-hidden className={refreshing ? "animate-spin" : ""} />
      <span className="@max-sm:sr-only">Refresh</span>
    </Button>
  );
}
