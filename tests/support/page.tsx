import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { SessionProvider } from "@/components/common/session/session-provider";
import { toastLoader } from "@/components/shared/toast";
import { Toaster } from "@/components/ui/sonner";
import { makeQueryClient } from "@/lib/client/query-client";
import { sessionStore } from "@/lib/client/session-store";
import type { User } from "@/lib/contract/profile";
import { Address } from "./address";
import { STUDENT } from "./items";

interface SentRequest {
  /** Method and path, without `/api` and without the query: `PUT /courses/3/`. */
  route: string;
  query: URLSearchParams;
  body: unknown;
}

/** A status alone, a JSON body, or both; `"offline"` fails as a lost connection does. */
export type Answer = { status?: number; body?: unknown } | "offline";

/**
 * Stands for the server: answers by method and path, records what was sent, and answers 404 to all else. The answer
 * may be a function, called at each request.
 */
export function serve(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>) {
  const sent: SentRequest[] = [];
  async function answerTo(method: string, url: string, body: unknown) {
    const route = `${method} ${url.replace(/^\/api/, "").replace(/\?.*/, "")}`;
    const query = new URLSearchParams(url.split("?")[1]);
    sent.push({ route, query, body: fieldsOf(body) });
    const found = answers[route] ?? { status: 404, body: { detail: "Not found." } };
    const answer = typeof found === "function" ? await found() : found;
    if (answer === "offline") throw new TypeError("Failed to fetch");
    const { status = 200 } = answer;
    return new Response(status === 204 ? null : JSON.stringify(answer.body ?? {}), { status });
  }

  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit = {}) =>
    answerTo(method, url, body),
  );
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = {};
      status = 0;
      responseText = "";
      onload = () => {};
      onerror = () => {};
      private at = ["", ""] as [string, string];
      open(...at: [method: string, url: string]) {
        this.at = at;
      }
      setRequestHeader() {}
      abort() {}
      async send(body: unknown) {
        try {
          const answer = await answerTo(...this.at, body);
          this.status = answer.status;
          this.responseText = await answer.text();
          this.onload();
        } catch {
          this.onerror();
        }
      }
    },
  );
  return {
    answers,
    sent,
    /** The queries that reached one route. */
    queries: (route: string) => sent.filter((one) => one.route === route).map(({ query }) => query),
    /** The bodies that reached one route. */
    bodies: (route: string) => sent.filter((one) => one.route === route).map(({ body }) => body),
  };
}

function fieldsOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === "string" ? JSON.parse(body) : body;
}

/** An answer that waits until it is let go. */
export function held(answer: Answer) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    answer: async () => {
      await gate;
      return answer;
    },
    letGo: () => act(async () => open()),
  };
}

/**
 * Draws `children` as a signed-in student sees them, or as a stranger (`null`), with the messages that come and go;
 * `user` types and clicks as the student does.
 */
export function show(children: ReactNode, student: User | null = STUDENT) {
  if (student) {
    localStorage.setItem("access_token", "access");
    localStorage.setItem("refresh_token", "refresh");
    localStorage.setItem("user", JSON.stringify(student));
  }
  sessionStore.restore();
  const client = makeQueryClient();
  const router = makeRouter();
  const page = render(
    <AppRouterContext value={router}>
      <QueryClientProvider client={client}>
        <SessionProvider>
          <Address>{children}</Address>
          <Toaster onReady={toastLoader.meet} />
        </SessionProvider>
      </QueryClientProvider>
    </AppRouterContext>,
  );
  // Whether a click reaches its target is the browser's to say: a dialog that opens over a menu is there too early.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...page, client, router, user };
}

/** The field with this label. */
export function field(label: string) {
  return screen.getByLabelText<Control>(labelled(label));
}

/** Types or chooses what the fields shall hold, by their labels. */
export async function fillIn(user: UserEvent, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const found = await screen.findByLabelText<Control>(labelled(label));
    if (found instanceof HTMLSelectElement) {
      await user.selectOptions(found, value);
    } else {
      await user.clear(found);
      await user.paste(value);
    }
  }
}

/** What stands below a field: its error, or else what helps to fill it in. */
export function lineBelow(label: string) {
  const id = field(label).getAttribute("aria-describedby");
  return id && document.getElementById(id)?.textContent;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A required field's label ends in an asterisk. */
function labelled(label: string) {
  return new RegExp(`^${label.replace(/[?()]/g, "\\$&")}\\*?$`);
}

/** Next's router, which goes nowhere and remembers where it was to go. */
export function makeRouter() {
  return {
    push: vi.fn(),
    replace: vi.fn(),
    prefetch: vi.fn(),
    refresh: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    bfcacheId: "",
  };
}
