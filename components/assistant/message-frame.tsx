import { CircleAlert, Clock, type LucideIcon, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { type Hue, hue } from "@/components/shared/hue";
import type { Notice } from "./queries";

/** What the student said. */
export function Question({ children }: { children: string }) {
  return (
    <div className="flex justify-end pl-8 sm:pl-16">
      <p
        dir="auto"
        className={
          "max-w-full min-w-0 rounded-2xl rounded-br-md bg-primary/9 px-4 py-2.5 " +
          "whitespace-pre-wrap break-words dark:bg-primary/25"
        }
      >
        <span className="sr-only">You: </span>
        {children}
      </p>
    </div>
  );
}

interface NoticeFrameProps {
  kind: Notice["kind"];
  text: string;
  children?: ReactNode;
}

/** What stands in place of an answer: its kind is said by colour, icon and word. */
export function NoticeFrame({ kind, text, children }: NoticeFrameProps) {
  const { label, icon: Icon, tone } = KINDS[kind];
  return (
    <div
      {...hue(tone)}
      data-kind={kind}
      className="grid animate-fade gap-2 rounded-xl border border-tint/40 bg-tint-soft px-4 py-3"
    >
      <p className="flex items-center gap-2 text-sm font-semibold text-tint-ink">
        <Icon aria-hidden className="size-4 shrink-0" />
        {label}
      </p>
      <p dir="auto" className="text-pretty whitespace-pre-wrap">
        {text}
      </p>
      {children && <div className="flex flex-wrap gap-2 pt-0.5">{children}</div>}
    </div>
  );
}

const KINDS: Record<Notice["kind"], { label: string; icon: LucideIcon; tone: Hue }> = {
  blocked: { label: "Can't answer that", icon: ShieldAlert, tone: "orange" },
  rate_limited: { label: "Message limit reached", icon: Clock, tone: "amber" },
  error: { label: "Something went wrong", icon: CircleAlert, tone: "red" },
};
