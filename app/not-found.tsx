import { FileQuestionMark } from "lucide-react";
import type { Metadata } from "next";
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
          {/* Every page carries this one's code, and Next's link weighs three kilobytes. */}
          <a href="/dashboard" className={buttonVariants()}>
            Go to Dashboard
          </a>
          <GoBack className={buttonVariants({ variant: "secondary" })} />
        </>
      }
    >
      There's nothing at this address. The page may have moved, or the link may be incomplete.
    </StandalonePage>
  );
}
