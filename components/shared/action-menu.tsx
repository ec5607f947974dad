"use client";

import { Ellipsis, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";

export type ActionMenuProps = {
  /** Names the button: "Actions for Linear Algebra". */
  label: string;
  items: readonly ActionMenuItem[];
};

export type ActionMenuItem = {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  tone?: "default" | "danger";
};

const loadList = () =>
  import("@/components/shared/action-menu-list").then((module) => ({
    default: module.ActionMenuList,
  }));
const ActionMenuList = lazy(loadList);

/** A "more" button; the menu behind it arrives when the pointer or the focus comes near. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadList}
      onFocus={loadList}
      onClick={() => setWanted(true)}
    >
      <Ellipsis aria-hidden />
    </Button>
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <ActionMenuList label={label} items={items} />
    </Suspense>
  );
}
