import { expect, type Page } from "@playwright/test";
import { type PdfPage, pdfOf } from "@/tests/support/pdf";
import { pdf, READ_WITHIN } from "./files";
import type { Member } from "./signed-in";
import { sends } from "./viewer";

export const dialog = (page: Page) => page.getByRole("dialog");
export const toast = (page: Page, text: string | RegExp) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text });
export const card = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
export const count = (page: Page) => page.getByRole("main").getByText(/^\d+ resources? found$/);
export const search = (page: Page) => page.getByLabel("Search in your documents");
export const upload = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Upload Resource", exact: true });

/** One section to a page: its heading and its lines. */
function pagesOf(sections: Record<string, string[]>): PdfPage[] {
  return Object.entries(sections).map(([heading, lines]) => [
    { text: heading, x: 72, y: 96, size: 20, bold: true },
    ...lines.map((text, line) => ({ text, x: 72, y: 130 + 15 * line })),
  ]);
}

const GRAPHS = pagesOf({
  "1 Graphs": [
    "A graph is a set of nodes together with edges that join pairs of nodes.",
    "The degree of a node is the number of edges that meet in it.",
    "A path is a sequence of nodes in which neighbours are joined by an edge.",
  ],
  "2 Trees": [
    "Before reading this chapter you should be familiar with graphs.",
    "A tree is a connected graph without a cycle.",
    "A spanning tree of a graph joins all of its nodes with the fewest edges.",
  ],
  "3 Shortest paths": [
    "This chapter requires an understanding of trees.",
    "Breadth-first search finds shortest paths when all edges have the same length.",
    "Dijkstra's algorithm finds shortest paths when no edge has a negative length.",
  ],
});

export const graphs = (name = "graphs.pdf") => pdf(name, GRAPHS);

export const locked = (name = "locked.pdf") => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(pdfOf(GRAPHS, { password: "secret" })),
});

interface Fields {
  title?: string;
  course?: number | null;
  subject?: string;
  difficulty_level?: number;
}

/** Uploads a PDF to the library over the API, without waiting until it is read. */
export async function stores(
  page: Page,
  member: Member,
  file: ReturnType<typeof graphs>,
  {
    title = file.name.replace(".pdf", ""),
    course,
    subject = "",
    difficulty_level = 3,
  }: Fields = {},
) {
  await sends(page, member, "/resources/", {
    title,
    course: String(course ?? ""),
    subject,
    difficulty_level: String(difficulty_level),
    file,
  });
}

export async function expectReady(page: Page, title: string) {
  await expect(card(page, title)).toContainText("Ready for AI Study Plans", READ_WITHIN);
}

export async function acts(page: Page, title: string, action: string) {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
