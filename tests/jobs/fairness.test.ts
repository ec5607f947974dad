import { expect, test, vi } from "vitest";
import { functions } from "@/inngest/index";
import { startEngine } from "@/tests/support/jobs";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { type Student, signIn } from "@/tests/support/student";

const MANY = 20;

async function upload(student: Student, name: string) {
  const bytes = pdfOf([textPage([name, "Cells divide by mitosis and by meiosis."])]);
  const { status } = await student.upload("/resources/", {
    title: name,
    file: new File([Uint8Array.from(bytes)], `${name}.pdf`, { type: "application/pdf" }),
  });
  expect(status).toBe(201);
}

async function ready(student: Student): Promise<number> {
  const { list } = await student.get("/resources/");
  return list.filter(({ stage }) => stage === "ready").length;
}

test("twenty files of one student do not keep another's single file waiting", async () => {
  const ann = await signIn();
  const bob = await signIn();
  for (let number = 1; number <= MANY; number += 1) await upload(ann, `Notes ${number}`);
  await upload(bob, "My only file");

  const engine = await startEngine(functions);
  try {
    await vi.waitFor(async () => expect(await ready(bob)).toBe(1), {
      timeout: 50_000,
      interval: 20,
    });
    expect(await ready(ann)).toBeLessThan(MANY / 2);
    await vi.waitFor(async () => expect(await ready(ann)).toBe(MANY), {
      timeout: 50_000,
      interval: 100,
    });
  } finally {
    await engine.stop();
  }
}, 120_000);
