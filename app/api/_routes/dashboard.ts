import { implement } from "@/lib/api/implement";
import { dashboard } from "@/lib/contract/dashboard";
import { readDashboard } from "@/lib/services/overview/dashboard";
import { readMoments } from "@/lib/services/overview/moments";

export const dashboardRoutes = implement(dashboard, {
  moments: ({ owner }) => readMoments(owner),
  read: ({ owner }) => readDashboard(owner),
});
