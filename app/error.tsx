"use client";

import { UnexpectedError } from "@/components/shell/unexpected-error";

export default function ErrorFallback() {
  return <UnexpectedError />;
}
