"use client";

import { useRouter } from "next/navigation";

/** Every page carries this one's code, so its looks come from outside and cost no script. */
export function GoBack({ className }: { className: string }) {
  const router = useRouter();
  return (
    <button type="button" className={className} onClick={() => router.back()}>
      Go Back
    </button>
  );
}
