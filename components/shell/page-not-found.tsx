"use client";

import { FileQuestionMark } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { GoBack } from "./go-back";
import { NothingHere } from "./nothing-here";
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
      <NothingHere />
    </StandalonePage>
  );
}
