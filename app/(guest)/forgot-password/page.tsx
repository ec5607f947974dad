import type { Metadata } from "next";
import Link from "next/link";
import { ForgottenForm } from "@/components/session/forgotten-form";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = { title: "Forgot your password?" };

export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Forgot your password?</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">
        Remember it after all?{" "}
        <Link href="/login" className={buttonVariants({ variant: "link", size: "lg" })}>
          Sign in
        </Link>
      </p>
      <ForgottenForm />
    </>
  );
}
