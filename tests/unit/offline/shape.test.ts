import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { keptAnswers } from "@/lib/client/offline/kept-answers";
import { KEPT_ANSWERS_VERSION } from "@/lib/client/offline/kept-names";
import { catalogue } from "@/lib/contract/catalogue";
import type { Endpoint } from "@/lib/contract/endpoint";

/**
 * A page must never meet an answer that an earlier release kept and that lacks what the page reads. Where this fails,
 * count `KEPT_ANSWERS_VERSION` up and write the new line here.
 */
test("kept answers are told apart by the shape of what they hold", () => {
  const kept = Object.values(catalogue)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .filter(({ route }) => keptAnswers.isKept(route))
    .map(({ route, answer }) => [route, answer && z.toJSONSchema(answer)]);
  expect(kept.length).toBeGreaterThan(10);
  const shape = createHash("sha256").update(JSON.stringify(kept)).digest("hex").slice(0, 12);
  expect(`${KEPT_ANSWERS_VERSION} ${shape}`).toBe("14 f806b601766a");
});
