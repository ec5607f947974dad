import type { Metadata } from "next";
import { GuestLink } from "@/components/session/guest-link";
import { SignUp } from "@/components/session/sign-up";

export const metadata: Metadata = { title: "Create your account" };

export default function RegisterPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Create your account</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">
        Already have one? <GuestLink href="/login">Sign in</GuestLink>
      </p>
      <SignUp />
    </>
  );
}
