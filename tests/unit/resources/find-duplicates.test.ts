import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findDuplicates } from "@/components/common/files/find-duplicates";
import { resource } from "./resources";

const file = (words: string, name = "graphs.pdf") => new File([words], name);
const stored = (words: string, id = 1) => ({
  ...resource,
  id,
  file_size: words.length,
  sha256: createHash("sha256").update(words).digest("hex"),
});

afterEach(() => vi.unstubAllGlobals());

describe("a PDF that is there already", () => {
  test("is recognised by its bytes, whatever it is called", async () => {
    const same = file("abcd", "other name.pdf");
    const changed = file("abce");
    const found = await findDuplicates([same, changed], [stored("abcd")]);
    expect([...found.keys()]).toEqual([same]);
  });

  test("is taken for the newest where there are several", async () => {
    const same = file("abcd");
    const found = await findDuplicates([same], [stored("abcd", 9), stored("abcd", 3)]);
    expect(found.get(same)?.id).toBe(9);
  });

  test("is not read when nothing has its size", async () => {
    const big = file("abcde");
    const read = vi.spyOn(big, "arrayBuffer");
    expect((await findDuplicates([big], [stored("abcd")])).size).toBe(0);
    expect(read).not.toHaveBeenCalled();
  });

  test("is recognised by name and size where the browser cannot compare bytes", async () => {
    vi.stubGlobal("crypto", {});
    const found = await findDuplicates([file("efgh"), file("efgh", "b.pdf")], [stored("abcd")]);
    expect([...found.keys()].map(({ name }) => name)).toEqual(["graphs.pdf"]);
  });
});
