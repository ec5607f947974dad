import { hue } from "@/components/shared/hue";
import { cn } from "@/lib/cn";

const STATES = {
  loading: { tone: "amber", text: "Reading up on this course…" },
  loaded: { tone: "green", text: "Ready for questions about this course" },
  failed: { tone: "amber", text: "We couldn't load everything about this course, but you can ask" },
} as const;

/** Whether the course context is loaded: yellow while loading, green when ready, with a text. */
export function ContextDot({ state }: { state: keyof typeof STATES }) {
  const { tone, text } = STATES[state];
  return (
    <p
      role="status"
      data-context={state}
      {...hue(tone)}
      className="flex items-center gap-1.5 text-xs text-muted-foreground"
    >
      <span
        aria-hidden
        className={cn(
          "size-2 shrink-0 rounded-full bg-tint",
          state === "loading" && "animate-breathe",
        )}
      />
      {text}
    </p>
  );
}
