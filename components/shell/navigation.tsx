"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useSession } from "@/components/common/session/session-provider";
import { NAVIGATION_ITEMS, OPERATOR_ITEM } from "@/components/shared/navigation-items";
import { cn } from "@/lib/cn";
import { isAt } from "./is-at";

interface NavigationProps {
  items?: readonly (typeof NAVIGATION_ITEMS)[number][];
  onNavigate?: () => void;
}

export function Navigation({ items = NAVIGATION_ITEMS, onNavigate }: NavigationProps) {
  const pathname = usePathname();
  const { user } = useSession();
  const shown = user?.role === "operator" ? [...items, OPERATOR_ITEM] : items;
  return (
    <nav aria-label="Main">
      <ul className="grid gap-0.5">
        {shown.map(({ href, label, icon: Icon }) => {
          const here = isAt(pathname, href);
          return (
            <li key={href}>
              <Link
                href={href}
                prefetch
                aria-current={here ? "page" : undefined}
                onClick={onNavigate}
                className={cn(
                  "group flex h-9 items-center gap-3 rounded-md px-2.5 font-medium " +
                    "transition-colors pointer-coarse:h-11",
                  here
                    ? "bg-card text-foreground shadow-card ring-1 ring-border"
                    : "text-muted-foreground hover:bg-accent hover:text-foreground",
                )}
              >
                <Icon
                  aria-hidden
                  strokeWidth={here ? 2.1 : 1.8}
                  className={cn("size-4.5 shrink-0", here && "text-link")}
                />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
