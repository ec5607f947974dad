import type { Metadata } from "next";
import { UnsubscribeForm } from "@/components/session/unsubscribe-form";

export const metadata: Metadata = {
  title: "Stop reminder mails",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default function UnsubscribePage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Stop reminder mails</h1>
      <p className="mt-1.5 mb-7 text-muted-foreground">
        You can turn them on again in your settings at any time.
      </p>
      <UnsubscribeForm />
    </>
  );
}
