import { FileQuestionMark } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { GoBack } from "@/components/shell/go-back";
import { StandalonePage } from "@/components/shell/standalone-page";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = { title: "Page Not Found" };

export default function NotFound() {
  return (
    <StandalonePage
      icon={FileQuestionMark}
      title="Page Not Found"
      actions={
        <>
          <Link href="/dashboard" className={buttonVariants()}>
            Go to Dashboard
          </Link>
          <GoBack className={buttonVariants({ variant: "secondary" })} />
        </>
      }
    >
      There is nothing at this address. It may have moved, or the link may be incomplete.
    </StandalonePage>
  );
}
