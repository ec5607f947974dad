import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AskBox } from "@/components/resources/ask-box";
import { serve, show } from "@/tests/support/page";

const ASK = "POST /resources/ai-question/";

test("a question that was not answered stays to be asked again", async () => {
  const server = serve({ [ASK]: { status: 400, body: { message: "The library is closed." } } });
  const { user } = show(<AskBox unread={0} />);
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Ask your documents" });
  await user.type(box, "What is a tree?");
  await user.click(screen.getByRole("button", { name: "Ask" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The library is closed.");
  expect(box.value).toBe("What is a tree?");
  server.answers[ASK] = {
    body: {
      query_id: 1,
      question: "What is a tree?",
      answer: "A tree is a connected graph without a cycle.",
      sources: [],
      facts: [],
      found: true,
      tier: "found",
      not_from_files: [],
      note: "",
    },
  };
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.getAllByText(/without a cycle/).length).toBeGreaterThan(0));
  const asked = { question: "What is a tree?", course_id: null };
  expect(server.bodies(ASK)).toEqual([asked, asked]);
});
