import type { assistant as endpoints } from "@/lib/contract/assistant";
import type { ReadBody, Received } from "@/lib/contract/endpoint";
import type { Owner } from "@/lib/services/kernel/owner";
import { searchLibrary } from "@/lib/services/library/browse";

/** The student's resources whose name or text says most about the query. */
export async function findResources(
  owner: Owner,
  { query, resource_type, limit }: ReadBody<typeof endpoints.semanticSearch>,
): Promise<Received<typeof endpoints.semanticSearch>> {
  const began = performance.now();
  const found = await searchLibrary(owner, { search: query });
  const results = found
    .filter((resource) => !resource_type || resource.resource_type === resource_type)
    .slice(0, limit)
    .map(({ id, title, description, url }) => ({ id, title, description, url }));
  return {
    results,
    query,
    total_results: results.length,
    service_used: "built-in",
    search_time_ms: Math.round(performance.now() - began),
  };
}
