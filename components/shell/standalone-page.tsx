import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { PaperIllustration } from "@/components/shared/paper-illustration";

type StandalonePageProps = {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  actions: ReactNode;
};

/** A page outside the frame: one statement and the ways on. */
export function StandalonePage({ icon, title, children, actions }: StandalonePageProps) {
  return (
    <div className="flex min-h-dvh flex-col px-5 sm:px-8">
      <header className="flex h-18 items-center">
        <Logo />
      </header>
      <main className="mx-auto grid w-full max-w-md flex-1 content-center pb-[16dvh]">
        <PaperIllustration icon={icon} />
        <h1 className="mt-8 text-3xl font-semibold">{title}</h1>
        <p className="mt-3 text-lg text-muted-foreground">{children}</p>
        <div className="mt-8 flex flex-wrap gap-2.5">{actions}</div>
      </main>
    </div>
  );
}
