import { MessagesSquare } from "lucide-react";
import type { Metadata } from "next";
import { NotBuiltYet } from "@/components/shared/not-built-yet";

export const metadata: Metadata = { title: "AI Assistant" };

export default function AssistantPage() {
  return (
    <NotBuiltYet title="AI Assistant" icon={MessagesSquare}>
      You will ask questions about your courses here, and every answer will show the page it rests
      on.
    </NotBuiltYet>
  );
}
