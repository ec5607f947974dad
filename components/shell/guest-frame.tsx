import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { ProductIllustration } from "./product-illustration";
import { ThemeSwitch } from "./theme-switch";

/** Sign-in and registration: the form on one side, what the product does on the other. */
export function GuestFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
      <div className="flex min-w-0 flex-col px-5 sm:px-8">
        <header className="flex h-18 shrink-0 items-center justify-between">
          <Logo />
          <ThemeSwitch />
        </header>
        <main
          id="main"
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8"
        >
          {children}
        </main>
        <footer className="mx-auto w-full max-w-md pt-4 pb-8 text-sm text-muted-foreground lg:hidden">
          {SENTENCE}
        </footer>
      </div>
      <aside
        className={
          "sticky top-0 hidden h-dvh min-h-170 flex-col justify-center overflow-hidden " +
          "border-l bg-sidebar px-14 xl:px-20 lg:flex"
        }
      >
        <ProductIllustration />
        <div className="mt-14 max-w-lg">
          <p className="text-3xl font-semibold text-balance">
            Know what is due, and where it says so.
          </p>
          <p className="mt-3 text-lg text-pretty text-muted-foreground">{SENTENCE}</p>
        </div>
      </aside>
    </div>
  );
}

const SENTENCE =
  "Study Companion reads the files your courses hand out, finds the deadlines, and shows " +
  "you the line each one came from.";
