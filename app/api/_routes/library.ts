import { implement } from "@/lib/api/implement";
import { library } from "@/lib/contract/library";
import { libraryStats, listChunks, listTopics, searchLibrary } from "@/lib/services/library/browse";

export const libraryRoutes = implement(library, {
  search: ({ owner, query }) => searchLibrary(owner, query),
  stats: ({ owner }) => libraryStats(owner),
  chunks: ({ owner, path }) => listChunks(owner, path.resource_id),
  topics: ({ owner, path }) => listTopics(owner, path.resource_id),
});
