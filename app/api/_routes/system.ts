import { implement } from "@/lib/api/implement";
import { openApi } from "@/lib/contract/openapi";
import { system } from "@/lib/contract/system";
import { checkReady } from "@/lib/services/kernel/health";

export const systemRoutes = implement(system, {
  live: () => ({ status: "ok" }),
  ready: async () => {
    await checkReady();
    return { status: "ok" };
  },
  openapi: () => openApi(),
});
