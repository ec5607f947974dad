import { expect } from "@playwright/test";
import { asks, conversation, field, notice } from "./support/assistant";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

const BLOCKED = "Please ask questions related to your studies and coursework.";
const LIMITED = "Please wait 12 minutes before sending more messages.";
const ANSWER = `## Pressure
The **osmotic** pressure is $\\pi = RTc$, so

$$\\Delta \\pi = RT \\, \\Delta c$$

| Process | Energy |
|---|---|
| Diffusion | no |

\`\`\`python
def pressure(c): return 8.314 * c  # a comment
\`\`\`

<img src="https://example.org/leak.png"> ![alt words](https://example.org/leak.png)
[a link](https://example.org/leak) and \\href{https://example.org}{more} and $\\href{https://example.org/leak}{x}$`;

test("formulas, tables and code are drawn, nothing leads elsewhere, and refusals are legible @mobile", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const now = new Date().toISOString();
  const message = { id: 1, kind: "answer", state: "done", sources: [], facts: [], note: "" };
  const said = {
    ...message,
    confidence: null,
    found: true,
    tier: "found",
    service_used: "model",
    query_id: null,
    not_from_files: [],
  };
  const answer = { ...said, role: "assistant", created_at: now };
  const about = { course_id: null, exam_id: null, topic_id: null, file_ids: null };
  await page.route("**/api/ai-assistant/threads/7/", (route) =>
    route.fulfill({
      json: {
        ...about,
        id: 7,
        title: "Pressure",
        course_name: null,
        question_type: "general",
        full_answers: false,
        message_count: 1,
        created_at: now,
        updated_at: now,
        messages: [
          { ...answer, content: ANSWER },
          { ...answer, id: 2, kind: "blocked", content: BLOCKED },
          { ...answer, id: 3, kind: "rate_limited", content: LIMITED },
        ],
      },
    }),
  );
  await page.goto("/assistant?thread=7");
  const shown = conversation(page);
  await expect(shown.getByRole("heading", { name: "Pressure" })).toBeVisible();
  await expect(shown.locator(".katex-display")).toBeVisible();
  await expect(shown.getByRole("cell", { name: "Diffusion" })).toBeVisible();
  await expect(shown.locator("code span").filter({ hasText: "def" })).toBeVisible();
  await expect(shown).toContainText('<img src="https://example.org/leak.png">');
  await expect(shown).toContainText("alt words");
  await expect(shown).toContainText("a link and");
  await expect(shown.locator("img, a[href]")).toHaveCount(0);

  const repaired = "The server is being repaired.";
  await page.route("**/api/ai-assistant/threads/7/messages/", (route) =>
    route.fulfill({ status: 500, json: { message: repaired } }),
  );
  await asks(page, "What is osmosis?");
  await expect(field(page)).toHaveValue("What is osmosis?");
  await expect(notice(page, "blocked")).toContainText(BLOCKED);
  await expect(notice(page, "rate_limited")).toContainText(LIMITED);
  await expect(notice(page, "error")).toContainText("I encountered an error");
  await expect(page.getByRole("alert").filter({ hasText: repaired })).toBeVisible();

  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(asked.filter((url) => url.includes("example.org"))).toEqual([]);
});
