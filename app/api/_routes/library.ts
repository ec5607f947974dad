import { implement } from "@/lib/api/implement";
import { library } from "@/lib/contract/library";
import { libraryStats, listChunks, listTopics, searchLibrary } from "@/lib/services/library/browse";
import { placesIn } from "@/lib/services/library/places";

export const libraryRoutes = implement(library, {
  search: ({ owner, query }) => searchLibrary(owner, query),
  places: ({ owner, path, query }) => placesIn(owner, path.resource_id, query.search),
  stats: ({ owner }) => libraryStats(owner),
  chunks: ({ owner, path }) => listChunks(owner, path.resource_id),
  topics: ({ owner, path }) => listTopics(owner, path.resource_id),
});
