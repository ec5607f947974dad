"use client";

import { FileQuestionMark } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { GoBack } from "./go-back";
import { StandalonePage } from "./standalone-page";

export function PageNotFound() {
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
