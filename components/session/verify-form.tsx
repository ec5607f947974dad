"use client";

import { CheckCircle2 } from "lucide-react";
import Link from "next/link";
import { Notice } from "@/components/shared/notice";
import { buttonVariants } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { LinkForm } from "./link-form";

export function VerifyForm() {
  return (
    <LinkForm
      send={(token) => call("POST /auth/email-verification/", { body: { token } })}
      submitLabel="Verify email"
      failed="We couldn't verify your email. Please try again."
    >
      <div className="grid gap-5">
        <Notice tone="success" icon={CheckCircle2} title="You've verified your email">
          <p>If you forget your password, we can mail you a link there.</p>
        </Notice>
        <Link href="/dashboard" className={buttonVariants({ size: "lg" })}>
          Open Study Companion
        </Link>
      </div>
    </LinkForm>
  );
}
