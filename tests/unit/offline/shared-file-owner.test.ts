import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { SHARED_FILES, storeOf } from "@/lib/client/offline/kept-names";

test.each([
  ["the student whose answers the browser keeps", [storeOf(7)], "7"],
  ["nobody where none are kept", ["shell"], ""],
])("a file that another app shares is noted as of %s", async (_, names, owner) => {
  const shared = await share(names);
  expect(shared.map(({ headers }) => headers.get("owner"))).toEqual([owner]);
});

/** What the worker puts away of one file that is shared while the browser has stores of these names. */
async function share(names: string[]): Promise<Response[]> {
  const listeners = new Map<string, (event: object) => void>();
  const put: Response[] = [];
  const open = async (name: string) => ({
    put: async (_: string, answer: Response) => name === SHARED_FILES && put.push(answer),
  });
  const self = {
    location: { origin: "https://study.example.org" },
    addEventListener: (type: string, heard: (event: object) => void) => listeners.set(type, heard),
  };
  const caches = { open, keys: async () => names };
  const globals = { self, caches, URL, Date, encodeURIComponent, Response: AnyRedirect };
  runInNewContext(readFileSync("public/worker.js", "utf8"), globals);
  const body = new FormData();
  body.set("files", new File(["notes"], "notes.txt", { type: "text/plain" }));
  const request = new Request("https://study.example.org/share", { method: "POST", body });
  const answered: Promise<unknown>[] = [];
  const respondWith = (answer: Promise<unknown>) => answered.push(answer);
  listeners.get("fetch")?.({ request, respondWith });
  await Promise.all(answered);
  return put;
}

/** In a browser an address without a host leads to its own site. */
class AnyRedirect extends Response {
  static override redirect() {
    return new Response(null);
  }
}
