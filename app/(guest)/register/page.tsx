import type { Metadata } from "next";
import Link from "next/link";
import { RegisterForm } from "@/components/session/register-form";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = { title: "Create your account" };

export default function RegisterPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Create your account</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">
        Already have one?{" "}
        <Link href="/login" className={buttonVariants({ variant: "link", size: "lg" })}>
          Sign in
        </Link>
      </p>
      <RegisterForm />
    </>
  );
}
