import { ArrowRight, BookOpen, ListChecks, type LucideIcon, MessagesSquare } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="mb-5">
      <ul className="grid gap-4 md:grid-cols-3">
        {ACTIONS.map(({ href, title, text, icon: Icon, ready }) => (
          <li key={href}>
            <Link
              href={href}
              className="group flex h-full items-start gap-3.5 rounded-xl border bg-card p-4 shadow-card transition-[border-color] hover:border-input/60 md:p-5"
            >
              <Icon aria-hidden strokeWidth={1.7} className="mt-0.5 size-5 shrink-0 text-link" />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2 font-semibold">
                  {title}
                  {!ready && <Badge>Not built yet</Badge>}
                </span>
                <span className="mt-0.5 block text-sm text-muted-foreground">{text}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="mt-1 size-4 shrink-0 text-muted-foreground transition-transform group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Action = { href: string; title: string; text: string; icon: LucideIcon; ready: boolean };

const ACTIONS: readonly Action[] = [
  {
    href: "/courses",
    title: "Courses",
    text: "Your assignments and deadlines",
    icon: BookOpen,
    ready: true,
  },
  {
    href: "/study-plans",
    title: "Study Plans",
    text: "Spread the work over your days",
    icon: ListChecks,
    ready: false,
  },
  {
    href: "/assistant",
    title: "AI Assistant",
    text: "Ask about your course material",
    icon: MessagesSquare,
    ready: false,
  },
];
