import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

export function pdfFile(name: string, content = "%PDF-1.7") {
  return new File([content], name, { type: "application/pdf" });
}

/** Gives files to the dialog that stands open, whatever they are. */
export async function choose(files: File[]) {
  const dialog = await screen.findByRole("dialog");
  const input = dialog.querySelector("input[type=file]");
  if (!input) throw new Error("The dialog takes no files");
  fireEvent.change(input, { target: { files } });
}

export async function pressUpload(user: UserEvent) {
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: /^Upload( \d+ files)?$/ }));
}

/** The row of a file, by its title, as soon as it is there. */
export async function rowOf(title: string) {
  const row = (await screen.findByRole("heading", { name: titled(title), level: 3 })).closest("li");
  if (!row) throw new Error(`“${title}” stands in no row`);
  return row;
}

function titled(title: string) {
  return new RegExp(`^${title}( \\(opens the PDF\\))?$`);
}
