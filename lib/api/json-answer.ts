/** JSON that still knows its own text: whoever sends it needs not read it back out of a stream. */
export class JsonAnswer extends Response {
  readonly json_text: string;

  constructor(value: unknown, init: ResponseInit) {
    const json_text = JSON.stringify(value);
    super(json_text, init);
    this.headers.set("content-type", "application/json");
    this.json_text = json_text;
  }
}
