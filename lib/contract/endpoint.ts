import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Route = `${Method} /${string}`;

/** The integer path parameters of a route: `"GET /courses/{course_id}/"` -> `{ course_id: number }`. */
export type PathOf<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: number } & PathOf<Rest>
  : unknown;

/** Classes of rate limits; what they allow is decided in `lib/api/rate-limit.ts`. */
export type LimitClass =
  | "login"
  | "register"
  | "refresh"
  | "forgotten"
  | "link"
  | "arrival"
  | "verification"
  | "upload"
  | "export"
  | "feed"
  | "question"
  | "generation"
  | "chat";

export interface EndpointOptions {
  /** Query string, read as strings. */
  query?: z.ZodType;
  /** JSON body, or the fields of a form when `form` is set. */
  body?: z.ZodType;
  /** JSON answer. Without it the answer is empty (204) or, with `download`, a file. */
  answer?: z.ZodType;
  status?: 200 | 201 | 202 | 204;
  /** Needs no bearer token. */
  open?: true;
  /** For operators of the site alone; others get 403. */
  operator?: true;
  /** Takes `multipart/form-data`. */
  form?: true;
  /** Said of a form that is larger than any file may be; of a PDF when it is left out. */
  tooLarge?: string;
  /** Answers bytes instead of JSON. */
  download?: true;
  limit?: LimitClass;
  summary: string;
}

export type Endpoint<R extends Route = Route, O extends EndpointOptions = EndpointOptions> = O & {
  route: R;
};

/** Declares one endpoint. Handler, client call, OpenAPI document and contract tests derive from it. */
export function endpoint<const R extends Route, const O extends EndpointOptions>(
  route: R,
  options: O,
): Endpoint<R, O> {
  return { ...options, route };
}

type Of<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a client sends and what it gets back. */
export type SentBody<E> = InputOf<Of<E, "body">>;
export type SentQuery<E> = InputOf<Of<E, "query">>;
export type Received<E> = OutputOf<Of<E, "answer">>;

/** What a handler reads and what it must return. */
export type ReadBody<E> = OutputOf<Of<E, "body">>;
export type ReadQuery<E> = OutputOf<Of<E, "query">>;
export type Returned<E> = Of<E, "answer"> extends z.ZodType ? InputOf<Of<E, "answer">> : void;
