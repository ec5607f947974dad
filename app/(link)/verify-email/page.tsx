import type { Metadata } from "next";
import { VerifyForm } from "@/components/session/verify-form";

export const metadata: Metadata = { title: "Verify your email", referrer: "no-referrer" };

export default function VerifyEmailPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Verify your email</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">Then we know that our mails reach you.</p>
      <VerifyForm />
    </>
  );
}
