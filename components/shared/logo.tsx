import { cn } from "@/lib/cn";

/** The mark (an open book, one line highlighted) and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        "flex w-fit items-center gap-2.5 text-[1.0313rem] font-semibold tracking-[-0.015em]",
        className,
      )}
    >
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path d="M15 8.5c-2-1.6-4.7-2.1-8-2v17c3.3-.1 6 .4 8 2z" fill="#fff" />
        <path d="M17 8.5c2-1.6 4.7-2.1 8-2v17c-3.3-.1-6 .4-8 2z" fill="#fff" fillOpacity=".62" />
        <path d="M17 14.2c2-1.5 4.7-2 8-1.9v5c-3.3-.1-6 .4-8 1.9z" fill="#ffd84d" />
      </svg>
      Study Companion
    </span>
  );
}
