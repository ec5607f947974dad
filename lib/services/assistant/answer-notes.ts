import type { ModelAnswer } from "@/lib/answering/model-answer";

/** Why the built-in engine answers in the place of a model. */
export const NO_MODEL = "The language model didn't answer, so I answered without it.";

const LEFT_OUT = "I left out what your course data don't confirm.";
const LEFT_OUT_OF_FILES = "I left out what your files contradict.";
const UNPROVEN = "I can't back this answer up with your files.";
const TOO_SLOW = "The language model was too slow to finish, so this answer may end early.";
const CONTRADICTED =
  "The language model's answer didn't match your course data, so I answered without it.";
const CONTRADICTED_BY_FILES =
  "The language model's answer didn't match your files, so I answered without it.";

type Checked = Pick<ModelAnswer, "left_out" | "contradicted" | "found">;

/** What the student is told beside the answer of a model; mostly empty. */
export function noteOn({ left_out, contradicted, found }: Checked, is_late: boolean): string {
  const notes = [left_out > 0 && LEFT_OUT, contradicted > 0 && LEFT_OUT_OF_FILES];
  const said = notes.filter(Boolean).length > 0 ? notes : [!found && UNPROVEN];
  return [...said, is_late && TOO_SLOW].filter(Boolean).join(" ");
}

/** Why an answer is not shown of which nothing is left that answers. */
export function noteOnGone({ left_out }: Checked): string {
  return left_out > 0 ? CONTRADICTED : CONTRADICTED_BY_FILES;
}
