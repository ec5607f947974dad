"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useBrowserValue } from "@/components/shared/use-browser-value";
import { buttonVariants } from "@/components/ui/button";

interface GuestLinkProps {
  href: "/login" | "/register";
  children: ReactNode;
}

/** From one page for guests to another, with the page that the student was on the way to. */
export function GuestLink({ href, children }: GuestLinkProps) {
  const search = useBrowserValue(() => window.location.search, "");
  return (
    <Link href={`${href}${search}`} className={buttonVariants({ variant: "link", size: "lg" })}>
      {children}
    </Link>
  );
}
