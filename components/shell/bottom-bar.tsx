"use client";

import {
  BookOpen,
  CalendarDays,
  Ellipsis,
  type LucideIcon,
  MessagesSquare,
  Sun,
} from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { onDemand } from "@/components/shared/on-demand";
import { cn } from "@/lib/cn";
import { isAt } from "./is-at";

const loadMore = () => import("./more-sheet").then((module) => module.MoreSheet);
const MoreSheet = onDemand(loadMore);

/** The places of every day, under the thumb; the rest is behind More. Small screens only. */
export function BottomBar() {
  const pathname = usePathname();
  const [open, setOpen] = useState(false);
  const elsewhere = !PLACES.some(({ href }) => isAt(pathname, href));
  return (
    <nav
      aria-label="Places"
      data-bottom-bar
      className={
        "fixed inset-x-0 bottom-0 z-30 h-(--bottom-bar) overflow-hidden border-t " +
        "bg-background/92 pb-[env(safe-area-inset-bottom)] backdrop-blur-md " +
        "md:hidden short:hidden"
      }
    >
      <ul className="mx-auto grid h-full max-w-lg grid-cols-5 px-1">
        {PLACES.map(({ href, label, icon }) => {
          const here = isAt(pathname, href);
          return (
            <li key={href}>
              <Link
                href={href}
                prefetch
                aria-current={here ? "page" : undefined}
                className={place(here)}
              >
                <Place icon={icon}>{label}</Place>
              </Link>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-current={elsewhere ? "true" : undefined}
            onPointerDown={loadMore}
            onFocus={loadMore}
            onClick={() => setOpen(true)}
            className={place(elsewhere)}
          >
            <Place icon={Ellipsis}>More</Place>
          </button>
        </li>
      </ul>
      {open && <MoreSheet onClose={() => setOpen(false)} />}
    </nav>
  );
}

function Place({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <span
        className={
          "grid h-7 w-12 place-items-center rounded-full transition-colors " +
          "group-aria-[current]:bg-primary/12 dark:group-aria-[current]:bg-foreground/12"
        }
      >
        <Icon aria-hidden strokeWidth={1.9} className="size-5" />
      </span>
      {children}
    </>
  );
}

function place(here: boolean) {
  return cn(
    "group grid h-full w-full content-center justify-items-center gap-0.5 rounded-md text-xs " +
      "-outline-offset-2 select-none",
    here ? "font-semibold text-link" : "font-medium text-muted-foreground",
  );
}

const PLACES = [
  { href: "/dashboard", label: "Today", icon: Sun },
  { href: "/courses", label: "Courses", icon: BookOpen },
  { href: "/calendar", label: "Calendar", icon: CalendarDays },
  { href: "/assistant", label: "Assistant", icon: MessagesSquare },
] as const;
