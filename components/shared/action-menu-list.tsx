"use client";

import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import type { ActionMenuProps } from "@/components/shared/action-menu";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

/** Takes the place of the plain button with the menu already open. */
export function ActionMenuList({ label, items }: ActionMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  // Acts once the focus is back on the button, so that a dialog opened from here returns it there.
  function act() {
    if (chosen.current) queueMicrotask(chosen.current);
    chosen.current = null;
  }
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={label}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={act}>
        {items.map(({ label, icon: Icon, onSelect, tone }) => (
          <DropdownMenuItem
            key={label}
            tone={tone}
            onSelect={() => {
              chosen.current = onSelect;
            }}
          >
            <Icon aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
