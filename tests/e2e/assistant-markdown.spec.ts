import { expect } from "@playwright/test";
import { conversation } from "./support/assistant";
import { test } from "./support/signed-in";
import { expectAccessible, expectNoSidewaysScroll } from "./support/test";

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

test("an answer's formulas, tables and code are drawn, and nothing of it leads elsewhere @mobile", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const now = new Date().toISOString();
  const message = { id: 1, kind: "answer", state: "done", sources: [], facts: [], note: "" };
  const said = { ...message, confidence: null, found: true, service_used: "model", query_id: null };
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
        messages: [{ ...said, role: "assistant", content: ANSWER, created_at: now }],
      },
    }),
  );
  await page.goto("/assistant?thread=7");
  const answer = conversation(page);
  await expect(answer.getByRole("heading", { name: "Pressure" })).toBeVisible();
  await expect(answer.locator(".katex-display")).toBeVisible();
  await expect(answer.getByRole("cell", { name: "Diffusion" })).toBeVisible();
  await expect(answer.locator("code span").filter({ hasText: "def" })).toBeVisible();
  await expect(answer).toContainText('<img src="https://example.org/leak.png">');
  await expect(answer).toContainText("alt words");
  await expect(answer).toContainText("a link and");
  await expect(answer.locator("img, a[href]")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(asked.filter((url) => url.includes("example.org"))).toEqual([]);
});
