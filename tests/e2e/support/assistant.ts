import { expect, type Page } from "@playwright/test";
import { pdfOf, textPage } from "@/tests/support/pdf";
import { READ_WITHIN, whenRead } from "./files";
import type { Member } from "./signed-in";
import { sends } from "./viewer";

/** Answers and the reading of PDFs take their time on a busy machine. */
export const ANSWERED_WITHIN = READ_WITHIN;

export const field = (page: Page) => page.getByLabel("Your message");
export const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });
export const sources = (page: Page) => page.getByRole("list", { name: "Sources" });
export const notice = (page: Page, kind: string) => page.locator(`[data-kind=${kind}]`);
export const threads = (page: Page) => page.getByRole("list", { name: "Conversations" });

const CHAPTER = [
  [
    "4.1 Structure of the membrane",
    "",
    "A cell membrane is a thin barrier of lipids and proteins that separates",
    "the inside of a cell from its surroundings.",
  ],
  [
    "4.2 Transport",
    "",
    "Osmosis is the movement of water through a selectively permeable membrane",
    "from a region of low to a region of high solute concentration.",
    "",
    "Active transport moves substances against their concentration gradient and",
    "uses energy in the form of ATP.",
  ],
];
export const QUESTION = "What is osmosis?";
export const ANSWER = "movement of water through a selectively permeable membrane";

/** A course with a topic and with a chapter that answers can stand on. */
export async function studies(page: Page, member: Member, name = "Cell Biology"): Promise<number> {
  const { id } = await member.makesCourse({ name });
  const headers = headersOf(member);
  await page.request.post(`/api/courses/${id}/topic-items/`, {
    headers,
    data: { title: "Cell membranes" },
  });
  await sends(page, member, "/resources/", {
    title: "Chapter 4",
    course: String(id),
    file: {
      name: "chapter-4.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(pdfOf(CHAPTER.map((lines) => textPage(lines)))),
    },
  });
  await whenRead(page, member);
  return id;
}

export async function asks(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press("Enter");
}

/** Asks, and waits until the answer is complete. */
export async function isAnswered(page: Page, question = QUESTION) {
  const before = await sources(page).count();
  await asks(page, question);
  await expect(sources(page)).toHaveCount(before + 1, ANSWERED_WITHIN);
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
}

function headersOf({ storage }: Member) {
  const token = storage.origins[0]?.localStorage.find(({ name }) => name === "access_token")?.value;
  return { authorization: `Bearer ${token}` };
}
