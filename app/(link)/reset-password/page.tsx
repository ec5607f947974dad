import type { Metadata } from "next";
import { ResetForm } from "@/components/session/reset-form";

export const metadata: Metadata = { title: "Set a new password", referrer: "no-referrer" };

export default function ResetPasswordPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Set a new password</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">We sign out all your devices with it.</p>
      <ResetForm />
    </>
  );
}
