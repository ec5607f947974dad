import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** Chooses from the menu of actions for something on the page. */
export async function choose(user: UserEvent, title: string, action: string) {
  await user.click(await screen.findByRole("button", { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

/** Answers the question that is asked first; returns its words. */
export async function confirm(user: UserEvent, answer: string) {
  const question = await screen.findByRole("alertdialog");
  const words = question.textContent;
  await user.click(within(question).getByRole("button", { name: answer }));
  return words;
}
