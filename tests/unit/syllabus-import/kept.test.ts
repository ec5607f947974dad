import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draftStore } from "@/components/syllabus-import/draft-store";
import { draftOf } from "@/components/syllabus-import/review-draft";
import { unsentSyllabus } from "@/components/syllabus-import/unsent-syllabus";
import { clearDrafts } from "@/lib/client/draft-keys";
import { sessionStore } from "@/lib/client/session-store";
import type { User } from "@/lib/contract/profile";
import { itemOf, proposalOf, ZONE } from "./proposal";

const READ_AT = "2026-09-01T10:00:00.000Z";
const draft = draftOf(proposalOf({ items: [itemOf()] }), ZONE);

/** What a browser keeps, full after so many letters. */
class Storage {
  readonly [key: string]: unknown;
  constructor(readonly limit = 1_000_000) {
    Object.defineProperty(this, "limit", { enumerable: false });
  }
  getItem(key: string) {
    return typeof this[key] === "string" ? this[key] : null;
  }
  setItem(key: string, value: string) {
    if (value.length > this.limit) throw new DOMException("full", "QuotaExceededError");
    Reflect.set(this, key, value);
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

/** The page as it is after a reload, with what the browser kept. */
async function afterReload() {
  vi.resetModules();
  return {
    ...(await import("@/components/syllabus-import/draft-store")),
    ...(await import("@/components/syllabus-import/unsent-syllabus")),
  };
}

function signedIn(id: number) {
  sessionStore.setUser({ id } as User);
}

beforeEach(() => {
  // Leaving tells the server by a cookie.
  vi.stubGlobal("document", { cookie: "" });
});
afterEach(() => {
  clearDrafts();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

describe("a review that was begun", () => {
  test("is there after a reload, and void once the syllabus is read again", async () => {
    vi.stubGlobal("localStorage", new Storage());
    expect(draftStore.keep(7, READ_AT, draft)).toBe(true);
    const { draftStore: later } = await afterReload();
    expect(later.read(7, READ_AT)).toEqual(draft);
    expect(later.read(7, "2026-09-02T10:00:00.000Z")).toBeUndefined();
    expect(later.read(8, READ_AT)).toBeUndefined();
    later.forget(7);
    expect(later.read(7, READ_AT)).toBeUndefined();
  });

  test("lasts as long as the page where the storage is full, and says so", async () => {
    vi.stubGlobal("localStorage", new Storage(10));
    expect(draftStore.keep(7, READ_AT, draft)).toBe(false);
    expect(draftStore.read(7, READ_AT)).toEqual(draft);
    const { draftStore: later } = await afterReload();
    expect(later.read(7, READ_AT)).toBeUndefined();
  });

  test("is not shown to another student, and gone when the student leaves", () => {
    vi.stubGlobal("localStorage", new Storage());
    signedIn(1);
    draftStore.keep(7, READ_AT, draft);
    signedIn(2);
    expect(draftStore.read(7, READ_AT)).toBeUndefined();
    signedIn(1);
    expect(draftStore.read(7, READ_AT)).toEqual(draft);
    clearDrafts();
    expect(draftStore.read(7, READ_AT)).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(["user"]);
  });

  test("that cannot be read is none", () => {
    const storage = new Storage();
    vi.stubGlobal("localStorage", storage);
    draftStore.keep(7, READ_AT, draft);
    for (const key of Object.keys(storage)) storage.setItem(key, "{");
    expect(draftStore.read(7, READ_AT)).toBeUndefined();
  });
});

describe("a pasted syllabus", () => {
  test("is kept through a reload until it has arrived, and is not offered while it is sent", async () => {
    vi.stubGlobal("localStorage", new Storage());
    unsentSyllabus.keep(null, { text: "BIO 210", file: null });
    expect((await afterReload()).unsentSyllabus.read(null).text).toBe("BIO 210");
    expect(unsentSyllabus.read(3).text).toBe("");
    const sending = unsentSyllabus.whileSending(null, () =>
      Promise.reject(new TypeError("offline")),
    );
    expect(unsentSyllabus.read(null).text).toBe("");
    await expect(sending).rejects.toThrow("offline");
    expect(unsentSyllabus.read(null).text).toBe("BIO 210");
    await unsentSyllabus.whileSending(null, () => Promise.resolve());
    expect(unsentSyllabus.read(null).text).toBe("");
  });
});
