import type { CalendarProblem } from "./calendar-problem";

/** The bytes as text: by their mark, else by what was said of them, else as UTF-8, else as what Windows writes. */
export function decode(bytes: Uint8Array, charset: string | null): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  const text = marked
    ? new TextDecoder(marked.name).decode(bytes)
    : (decodedAs(bytes, "utf-8") ?? decodedAs(bytes, charset ?? USUAL) ?? decodedAs(bytes, USUAL));
  return (text ?? "").replaceAll("\u0000", "");
}

/** What is wrong with a text that is to be a calendar; undefined for nothing. */
export function problemOfText(text: string): CalendarProblem | undefined {
  const start = text.slice(0, START);
  if (/^\s*(?:<!doctype|<html|<head|<body|<\?xml)/i.test(start)) return "web_page";
  return /^\s*BEGIN:VCALENDAR/im.test(text) ? undefined : "not_a_calendar";
}

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], name: "utf-8" },
  { mark: [0xff, 0xfe], name: "utf-16le" },
  { mark: [0xfe, 0xff], name: "utf-16be" },
];
const USUAL = "windows-1252";
/** Characters. */
const START = 1_000;

/** Undefined where the bytes are no such text; a name that is unknown counts as the usual one. */
function decodedAs(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
