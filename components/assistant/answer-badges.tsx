import { BookX, Cpu, Sparkles } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import type { ChatMessage } from "@/lib/contract/assistant";

/** Badges that say which engine answered and how well the material supports the answer. */
export function AnswerBadges({
  message: { found, confidence, service_used, sources, facts },
}: {
  message: ChatMessage;
}) {
  const fromData = sources.length === 0 && facts.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {service_used === "model" ? (
        <Badge tone="indigo">
          <Sparkles aria-hidden />
          Language model
        </Badge>
      ) : (
        <Badge>
          <Cpu aria-hidden /> Without a language model
        </Badge>
      )}
      {found === false && (
        <Badge tone="amber">
          <BookX aria-hidden />
          Not in your materials
        </Badge>
      )}
      {found && fromData && <Badge tone="green">From your courses</Badge>}
      {found && !fromData && confidence !== null && sources.length > 0 && (
        <Confidence value={confidence} />
      )}
    </div>
  );
}

/** The confidence as three bars and a word, with the percentage on hover. */
function Confidence({ value }: { value: number }) {
  const level = LEVELS.find(({ from }) => value >= from) ?? LEVELS[2];
  return (
    <Badge
      tone={level.tone}
      title={`How well your files support this: ${Math.round(value * 100)}%`}
    >
      <span aria-hidden className="flex h-2.5 items-end gap-px">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={cn("w-0.75 rounded-full bg-current", bar > level.bars && "opacity-25")}
            style={{ height: `${bar * 33}%` }}
          />
        ))}
      </span>
      {level.label} · {Math.round(value * 100)}%
    </Badge>
  );
}

const LEVELS = [
  { from: 0.7, bars: 3, tone: "green", label: "Well supported" },
  { from: 0.4, bars: 2, tone: "lime", label: "Partly supported" },
  { from: 0, bars: 1, tone: "amber", label: "Weakly supported" },
] as const;
