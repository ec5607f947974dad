import type { Metadata } from "next";
import Link from "next/link";
import { LoginForm } from "@/components/session/login-form";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = { title: "Sign in" };

export default function LoginPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Sign in</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">
        New here?{" "}
        <Link href="/register" className={buttonVariants({ variant: "link", size: "lg" })}>
          Create an account
        </Link>
      </p>
      <LoginForm />
    </>
  );
}
