import type { Metadata } from "next";
import { Arrival } from "@/components/session/arrival";

export const metadata: Metadata = { title: "Signing in" };

export default function SignedInPage() {
  return (
    <>
      <h1 className="sr-only">Signing in</h1>
      <Arrival />
    </>
  );
}
