import type { LucideIcon } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { PageHeader } from "@/components/shared/page-header";
import { buttonVariants } from "@/components/ui/button";

type NotBuiltYetProps = {
  title: string;
  icon: LucideIcon;
  /** What will be here, in a sentence. */
  children: string;
};

/** The page of an area that is still to come. */
export function NotBuiltYet({ title, icon, children }: NotBuiltYetProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={icon}
        title="This area is not built yet"
        action={
          <Link href="/courses" className={buttonVariants({ variant: "secondary" })}>
            Go to Courses
          </Link>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
