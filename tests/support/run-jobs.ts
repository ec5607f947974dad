import { afterAll, beforeAll } from "vitest";
import { functions } from "@/inngest/index";
import { startEngine } from "./jobs";

/** The product's jobs run for as long as the tests of this file do. */
export function runJobs(): void {
  let engine: Awaited<ReturnType<typeof startEngine>>;
  beforeAll(async () => {
    engine = await startEngine(functions);
  });
  afterAll(() => engine.stop());
}
