import { pattern } from "@/lib/text/pattern";

const NAMES = ["ff", "fi", "fl", "ffi", "ffl"];
/** The first of them in TeX's first and in its later encoding. */
const FIRST = [0x0b, 0x1b];
const CODE = pattern("gu")`(?<=[\p{L}\s]|^)[\u000b-\u000f\u001b-\u001f](?=\p{Ll}|$)`;

/** Ligatures of TeX's own fonts, of which bitmaps tell nothing but a number: "a nota \u001cnal" is "a nota final". */
export function spellLigatures(text: string): string {
  return text.replace(CODE, (letter) => {
    const code = letter.charCodeAt(0);
    return FIRST.flatMap((first) => NAMES[code - first] ?? [])[0] ?? "";
  });
}
