import { implement } from "@/lib/api/implement";
import { dashboard } from "@/lib/contract/dashboard";
import { readDashboard } from "@/lib/services/overview/dashboard";

export const dashboardRoutes = implement(dashboard, {
  read: ({ owner }) => readDashboard(owner),
});
