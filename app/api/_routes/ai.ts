import { implement } from "@/lib/api/implement";
import { ai } from "@/lib/contract/ai";
import { readUsage, switchModels } from "@/lib/services/account/ai-usage";

export const aiRoutes = implement(ai, {
  usage: ({ owner }) => readUsage(owner),
  settings: ({ owner, body }) => switchModels(owner, body),
});
