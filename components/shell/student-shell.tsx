"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { CurrentUploads } from "@/components/common/files/current-uploads";
import { Logo } from "@/components/shared/logo";
import { RunningTimer } from "@/components/study-plans/public";
import { AccountPanel } from "./account-panel";
import { Navigation } from "./navigation";
import { OnceLoaded } from "./once-loaded";
import { Places } from "./places";
import { SearchButton } from "./search-button";
import { Shortcuts } from "./shortcuts";
import { TopBar } from "./top-bar";

/** The frame around every signed-in page. */
export function StudentShell({ children }: { children: ReactNode }) {
  return (
    <div className="pr-[env(safe-area-inset-right)] md:pl-(--sidebar)">
      <a
        href="#main"
        className={
          "fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 " +
          "font-medium text-primary-foreground focus:translate-y-0"
        }
      >
        Skip to content
      </a>
      <aside
        className={
          "fixed inset-y-0 left-0 z-30 flex w-(--sidebar) flex-col border-r bg-sidebar " +
          "pl-[env(safe-area-inset-left)] max-md:hidden"
        }
      >
        <div className="flex h-18 items-center px-5">
          <Link href="/dashboard" className="rounded-md">
            <Logo />
          </Link>
        </div>
        <div className="px-3 pb-3">
          <SearchButton />
        </div>
        <div className="scrollbar-quiet min-h-0 flex-1 overflow-y-auto px-3 py-1">
          <Navigation />
        </div>
        <AccountPanel />
      </aside>
      <TopBar />
      <OnceLoaded />
      <main
        id="main"
        tabIndex={-1}
        className={
          "mx-auto w-full max-w-6xl px-4 pt-7 sm:px-6 md:pt-12 lg:px-10 " +
          "pb-[calc(6rem+var(--bottom-bar)+var(--timer-room))]"
        }
      >
        {children}
      </main>
      <Places />
      <CurrentUploads />
      <RunningTimer />
      <Shortcuts />
    </div>
  );
}
