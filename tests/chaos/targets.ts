import { dispatch } from "@/app/api/dispatch";
import type { Endpoint } from "@/lib/contract/endpoint";
import type { Student } from "@/tests/support/student";
import { FIRST_ID } from "./owned-rows";
import { filled, type IdPlace, methodOf, schemaOf } from "./requests";

export interface Sent {
  status: number;
  text: string;
}

/** One request: an endpoint at a path, and perhaps a value at a place of its query or body. */
export interface Target {
  endpoint: Endpoint;
  path: string;
  place?: IdPlace;
  value?: unknown;
  turn: number;
  /** Records of whoever asks, beside the value. */
  own?: (name: string) => unknown;
}

/** Nothing but the owner's records holds it: a stranger looks for the first word and must not see the second. */
export const [LURE, SECRET] = ["Quarzfalke", "Blaustern"];
/** What a word before an id may mean besides what it says. */
export const MEANS: Record<string, string[]> = {
  body: ["change"],
  existing: ["assignment", "exam"],
  item: ["calendar_item", "deleted", "trash_item"],
  remove: ["assignment", "exam"],
  selected_exam: ["exam"],
  selected_topic: ["item"],
  topic: ["item"],
  topic_orders: ["item"],
  work: ["assignment", "exam"],
};

interface Sender {
  token: string;
  /** Instead of the endpoint's own. */
  method?: string | undefined;
  /** A text where one is asked for. */
  text: () => string;
}

export async function sendTo(target: Target, { token, method, text }: Sender): Promise<Sent> {
  const { endpoint, path, place, value, turn, own } = target;
  const part = (name: "query" | "body") =>
    filled(schemaOf(endpoint, name) ?? {}, {
      turn,
      text,
      own,
      ...(place?.part === name && { way: place.way, value }),
    });
  const query = endpoint.query ? `?${new URLSearchParams(textsOf(part("query")))}` : "";
  const body = endpoint.body ? part("body") : undefined;
  const form = endpoint.form ? formOf(body) : undefined;
  return raw(method ?? methodOf(endpoint), path + query, { token, body, form });
}

export async function raw(
  method: string,
  path: string,
  { token, body, form }: { token?: string; body?: unknown; form?: FormData | undefined } = {},
): Promise<Sent> {
  const sent = form ?? (body === undefined ? null : JSON.stringify(body));
  const response = await dispatch(
    new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !form && { "content-type": "application/json" }),
      },
      body: method === "GET" || method === "HEAD" ? null : sent,
    }),
  );
  return { status: response.status, text: await response.text() };
}

/** The answer without what differs between two requests that are alike: ids, moments and names that count on. */
export function plain({ status, text }: Sent): string {
  const same = text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "UUID")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "INSTANT")
    .replace(/"(\w+_ms)":\d+/g, '"$1":0')
    .replaceAll(new RegExp(`${LURE} \\d+`, "g"), LURE)
    .replace(/\d{8,10}/g, (digits) => (Number(digits) >= FIRST_ID ? "ID" : digits));
  return `${status} ${same}`;
}

function textsOf(value: unknown): Record<string, string> {
  const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
  return Object.fromEntries(entries.map(([name, each]) => [name, textOf(each)]));
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typeof body === "object" && body ? body : {})) {
    if (value === undefined) form.append(name, new File(["%PDF-1.4 nothing"], "x.pdf"));
    else if (value !== null) form.append(name, textOf(value));
  }
  return form;
}

export function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d{8,10}/g), ([digits]) => Number(digits));
}

export function nameOf({ endpoint, path, place }: Target): string {
  return `${endpoint.route} at ${path}${place ? ` ${place.name}` : ""}`;
}

export function subsetsOf<T>(list: T[]): T[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [];
  const others = subsetsOf(rest);
  return [[first], ...others, ...others.map((subset) => [first, ...subset])];
}

/** The name among the records of a student for what the endpoint calls so. */
export function recordNameOf({ route }: Pick<Endpoint, "route">, name: string): string {
  if (name === "file_id" && route.includes("quiz")) return "quiz_id";
  if (name === "item_id" && route.includes("/calendar/sources/")) return "calendar_item_id";
  return name === "work_id" ? "assignment_id" : name;
}

/** Only together with its kind does the id name a record. */
export function saysKind(endpoint: Endpoint): boolean {
  return schemaOf(endpoint, "body")?.required?.includes("kind") ?? false;
}

export async function sessionOf(student: Student): Promise<string> {
  return String((await student.get("/profile/sessions/")).list[0]?.id);
}
