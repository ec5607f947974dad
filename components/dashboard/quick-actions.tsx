import { ArrowRight, BookOpen, ListChecks, type LucideIcon, MessagesSquare } from "lucide-react";
import Link from "next/link";

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="mb-5">
      <ul
        className={
          "grid max-md:divide-y max-md:rounded-xl max-md:border max-md:bg-card " +
          "max-md:shadow-card md:grid-cols-3 md:gap-4"
        }
      >
        {ACTIONS.map(({ href, title, text, icon: Icon }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch
              className={
                "group flex h-full items-center gap-3.5 rounded-xl px-4 py-3 " +
                "transition-[border-color] md:border md:bg-card " +
                "md:shadow-card md:hover:border-input/60"
              }
            >
              <Icon aria-hidden strokeWidth={1.7} className="size-5 shrink-0 text-link" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-muted-foreground max-md:hidden">{text}</span>
              </span>
              <ArrowRight
                aria-hidden
                className={
                  "size-4 shrink-0 text-muted-foreground transition-transform " +
                  "group-hover:translate-x-0.5"
                }
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Action = { href: string; title: string; text: string; icon: LucideIcon };

const ACTIONS: readonly Action[] = [
  {
    href: "/courses",
    title: "Courses",
    text: "Your assignments and deadlines",
    icon: BookOpen,
  },
  {
    href: "/study-plans",
    title: "Study Plans",
    text: "Spread the work over your days",
    icon: ListChecks,
  },
  {
    href: "/assistant",
    title: "AI Assistant",
    text: "Ask about your course material",
    icon: MessagesSquare,
  },
];
