import { CHAT_MESSAGE_MAX } from "@/lib/contract/values";
import { isAttack } from "./attacks";
import { mapProse } from "./code-parts";
import { withoutElements } from "./html-elements";
import { isPlainText } from "./plain-text";

export const MESSAGE_MAX = CHAT_MESSAGE_MAX;

const REFUSALS = {
  empty: "Please enter a message.",
  too_long: "Message too long. Please keep it under 2000 characters.",
  off_topic: "Please ask questions related to your studies and coursework.",
  not_plain: "Please use plain text for your questions.",
} as const;

type CheckedMessage =
  | { ok: true; message: string }
  | { ok: false; kind: keyof typeof REFUSALS; text: string };

/** The message as it is sent on, or why it is refused. Questions about code arrive as they were typed. */
export function checkMessage(text: string): CheckedMessage {
  const message = text.toWellFormed().replace(CONTROLS, "").trim();
  if (!SEEN.test(message)) return refused("empty");
  if (message.length > MESSAGE_MAX) return refused("too_long");
  if (isAttack(message)) return refused("off_topic");
  if (!isPlainText(message)) return refused("not_plain");
  const clean = tidied(withoutElements(message)).trim();
  return SEEN.test(clean) ? { ok: true, message: clean } : refused("empty");
}

function refused(kind: keyof typeof REFUSALS): CheckedMessage {
  return { ok: false, kind, text: REFUSALS[kind] };
}

/** A database refuses the first of them, a screen shows none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Runs of blanks become one, but not the indent of a line; more than one empty line becomes one. */
function tidied(message: string): string {
  return mapProse(message, (prose) =>
    prose.replace(/(?<=[^ \t\n])[ \t]{2,}/g, " ").replace(/\n(?:[ \t]*\r?\n){2,}/g, "\n\n"),
  );
}
