/**
 * An answer in JSON that is no `Response` yet: who writes to the connection needs its text alone, and the stream that
 * comes with a `Response` would cost a tenth of a short request.
 */
export class JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;

  constructor(value: unknown, { status = 200, headers }: ResponseInit = {}) {
    this.status = status;
    this.text = JSON.stringify(value);
    this.headers = new Headers(headers);
    this.headers.set("content-type", "application/json");
  }

  asResponse(): Response {
    return new Response(this.text, { status: this.status, headers: this.headers });
  }
}

export type Answer = JsonAnswer | Response;
