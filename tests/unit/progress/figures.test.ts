import { expect, test } from "vitest";
import { examText, figuresText, hoursOf, sessionText } from "@/lib/progress/figures";

const session = (status: string, hours: number, minutes_spent = 0) => ({
  status,
  hours,
  minutes_spent,
});

test.each([
  [
    [session("done", 1.5), session("done", 1, 40), session("planned", 2)],
    "2 of 3 sessions, 2.2 h of 4.5 h planned",
  ],
  [[session("done", 1)], "1 session, 1 h as planned"],
  // Time was taken, and it is not done: neither is hidden.
  [[session("planned", 1, 30), session("skipped", 1)], "0 of 2 sessions, 30 min of 2 h planned"],
  [[session("done", 1, 1), session("done", 1, 1)], "All 2 sessions, 2 min of 2 h planned"],
])("%j are %s", (sessions, text) => {
  expect(figuresText(hoursOf(sessions))).toBe(text);
});

test.each([
  [session("done", 1), "1 h planned"],
  [session("done", 0.5), "30 min planned"],
  [session("done", 1, 1), "1 min of 1 h planned"],
  [session("done", 1, 59), "59 min of 1 h planned"],
  [session("done", 1, 60), "1 h of 1 h planned"],
  [session("done", 1, 90), "1.5 h of 1 h planned"],
])("the session %j took %s", (one, text) => {
  expect(sessionText(one)).toBe(text);
});

test("an exam says what had been prepared, and praises nobody", () => {
  const exam = { topics: 6, topics_prepared: 1, course_name: "Botany" };
  expect(examText(exam)).toBe("You had prepared 1 of 6 topics.");
  expect(examText({ ...exam, topics: 1 })).toBe("You had prepared 1 of 1 topic.");
  expect(examText({ ...exam, topics: 0, topics_prepared: 0 })).toBe("Botany");
  // Ticking nothing off is no proof of having learned nothing.
  expect(examText({ ...exam, topics_prepared: 0 })).toBe("Botany");
});
