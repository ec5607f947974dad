import { implement } from "@/lib/api/implement";
import { search } from "@/lib/contract/search";
import { findByName } from "@/lib/services/overview/search";

export const searchRoutes = implement(search, {
  find: ({ owner, query }) => findByName(owner, query.q),
});
