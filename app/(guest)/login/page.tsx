import type { Metadata } from "next";
import { GuestLink } from "@/components/session/guest-link";
import { SignIn } from "@/components/session/sign-in";

export const metadata: Metadata = { title: "Sign in" };

export default function LoginPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Sign in</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">
        New here? <GuestLink href="/register">Create an account</GuestLink>
      </p>
      <SignIn />
    </>
  );
}
