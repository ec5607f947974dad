"use client";

import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { FileCollection } from "./file-collections";

interface RefreshButtonProps {
  collection: FileCollection;
  refreshing: boolean;
}

/** Refreshes the list without waiting for the next poll. */
export function RefreshButton({ collection, refreshing }: RefreshButtonProps) {
  const client = useQueryClient();
  return (
    <Button variant="ghost" size="sm" onClick={() => collection.refresh(client)}>
      <RefreshCw aria-hidden className={refreshing ? "animate-spin" : ""} />
      <span className="@max-sm:sr-only">Refresh</span>
    </Button>
  );
}
