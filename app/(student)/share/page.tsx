import type { Metadata } from "next";
import { SharedFiles } from "@/components/sharing/shared-files";

export const metadata: Metadata = { title: "Shared with you" };

export default function SharePage() {
  return <SharedFiles />;
}
