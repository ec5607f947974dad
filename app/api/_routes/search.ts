import { implement } from "@/lib/api/implement";
import { search } from "@/lib/contract/search";
import { findByName, findInText } from "@/lib/services/overview/search";

export const searchRoutes = implement(search, {
  text: ({ owner, query }) => findInText(owner, query.q),
  find: ({ owner, query }) => findByName(owner, query.q),
});
