"use client";

import * as MenuPrimitive from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const DropdownMenu = MenuPrimitive.Root;
export const DropdownMenuTrigger = MenuPrimitive.Trigger;

export function DropdownMenuContent({
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          // Above the messages, which stand at 999,999,999 and would cover what was opened after them.
          "z-1000000000 min-w-44 animate-rise rounded-lg bg-popover p-1 text-popover-foreground",
          "shadow-float outline-none",
          className,
        )}
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}

export function DropdownMenuItem({
  className,
  tone = "default",
  ...props
}: ComponentProps<typeof MenuPrimitive.Item> & { tone?: "default" | "danger" }) {
  return (
    <MenuPrimitive.Item
      className={cn(
        "flex min-h-8.5 items-center gap-2.5 rounded-md px-2.5 text-sm outline-none " +
          "select-none data-disabled:opacity-50 data-highlighted:bg-accent " +
          "pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 " +
          "[&_svg]:text-muted-foreground",
        tone === "danger" && "text-destructive [&_svg]:text-destructive",
        className,
      )}
      {...props}
    />
  );
}
