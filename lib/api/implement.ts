import type { Endpoint, PathOf, ReadBody, ReadQuery, Returned } from "@/lib/contract/endpoint";
import type { Owner } from "@/lib/services/kernel/owner";

/** What a handler gets: everything already authenticated, parsed and checked. */
export interface Call<E extends Endpoint> {
  owner: E extends { open: true } ? undefined : Owner;
  path: PathOf<E["route"]>;
  query: ReadQuery<E>;
  body: ReadBody<E>;
  request: Request;
}

type Result<E extends Endpoint> = E extends { download: true }
  ? Response
  : Returned<E> | Reply<Returned<E>>;

type Handlers<N> = {
  [K in keyof N]: N[K] extends Endpoint
    ? (call: Call<N[K]>) => Result<N[K]> | Promise<Result<N[K]>>
    : never;
};

/** An answer with headers or a status of its own. */
export class Reply<T> {
  constructor(
    readonly body: T,
    readonly options: { headers?: HeadersInit; status?: 200 | 201 | 503 },
  ) {}
}

/** One endpoint and its handler, as the dispatcher sees them. */
export interface Implementation {
  endpoint: Endpoint;
  handle(call: {
    owner: Owner | undefined;
    path: Record<string, number>;
    query: unknown;
    body: unknown;
    request: Request;
  }): unknown;
}

/** Joins a noun's endpoints with their handlers. A missing or misspelt one does not compile. */
export function implement<N extends Record<string, Endpoint>>(
  endpoints: N,
  handlers: Handlers<N>,
): Implementation[] {
  return Object.entries(endpoints).map(([verb, endpoint]) => ({
    endpoint,
    handle: handlers[verb] as Implementation["handle"],
  }));
}
