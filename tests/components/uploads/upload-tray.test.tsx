import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { assignmentFileCollection } from "@/components/common/files/file-collections";
import { uploadStore } from "@/components/common/files/upload-store";
import { UploadTray } from "@/components/common/files/upload-tray";
import { visit } from "@/tests/support/address";
import { COURSE, COURSE_FILE, STUDENT } from "@/tests/support/items";
import { held, serve, show } from "@/tests/support/page";
import { pdfFile } from "@/tests/support/uploads";

const AT = `/courses/${COURSE.id}/assignment-files/`;

test("an upload shows on other pages until its file is read", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  visit("/dashboard");
  const file = { ...COURSE_FILE, title: "homework_5", stage: "reading" as const };
  const { answer, letGo } = held({ status: 201, body: file });
  const server = serve({
    "GET /profile/": { body: STUDENT },
    "POST /uploads/": { body: { mode: "form" } },
    [`POST ${AT}any/`]: answer,
    [`GET ${AT}`]: { body: [file] },
  });
  const { client } = show(<UploadTray />);
  const chosen = { title: "homework_5", description: "", file: pdfFile("homework_5.pdf") };
  act(() => uploadStore.start(client, assignmentFileCollection(COURSE.id), [chosen]));
  await waitFor(() => expect(tray()).toContain("Uploading 1 file"));
  await letGo();

  await waitFor(() => expect(tray()).toContain("Uploaded"));
  expect(screen.getByRole("link", { name: "homework_5" })).toHaveProperty(
    "pathname",
    `/courses/${COURSE.id}`,
  );
  server.answers[`GET ${AT}`] = { body: [{ ...file, stage: "ready" }] };
  await act(() => vi.advanceTimersByTimeAsync(5100));
  await waitFor(() => expect(tray()).toContain("Ready"));
});

function tray() {
  return screen.getByRole("region", { name: "Uploads" }).textContent;
}
