import { implement, Reply } from "@/lib/api/implement";
import { asText } from "@/lib/api/responses";
import { openApi } from "@/lib/contract/openapi";
import { system } from "@/lib/contract/system";
import { RETRY_SOON } from "@/lib/services/kernel/errors";
import { checkReady } from "@/lib/services/kernel/health";
import { readMetrics } from "@/lib/services/operator/metrics";

export const systemRoutes = implement(system, {
  live: () => ({ status: "ok" }),
  ready: async () => {
    const readiness = await checkReady();
    if (readiness.pending_migrations === 0) return { status: "ok", ...readiness };
    return new Reply({ status: "unavailable", ...readiness }, { status: 503, headers: RETRY_SOON });
  },
  metrics: ({ request }) => asText(readMetrics(request.headers.get("authorization"))),
  openapi: () => openApi(),
});
