import { Cpu, Sparkles } from "lucide-react";
import { TierBadge } from "@/components/common/tier-badge";
import { Badge } from "@/components/ui/badge";
import type { ChatMessage } from "@/lib/contract/assistant";

/** Badges that say which engine answered and how far the answer can be relied on. */
export function AnswerBadges({
  message: { tier, service_used, sources, from_data },
}: {
  message: ChatMessage;
}) {
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
      <TierBadge tier={tier} isFromFiles={sources.length > 0} isFromData={from_data} />
    </div>
  );
}
