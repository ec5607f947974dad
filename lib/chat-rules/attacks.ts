import { pattern } from "@/lib/text/pattern";
import { proseOf } from "./code-parts";
import { isOverride } from "./overrides";
import { isBarePayload } from "./payloads";

/**
 * Whether the message itself tries to override the assistant, or is nothing but an attack. A question
 * about attacks is a question: what stands in quotation marks or in code is only talked about.
 */
export function isAttack(message: string): boolean {
  return overridesAssistant(withoutQuotes(proseOf(message))) || isBarePayload(message);
}

/** Whether a text gives orders to an assistant, wherever it comes from. */
export function overridesAssistant(text: string): boolean {
  return isOverride(folded(text));
}

const QUOTED = pattern("gu")`
  "[^"\n]{3,300}"|
  “[^”\n]{3,300}”|
  „[^“”\n]{3,300}[“”]|
  «[^»\n]{3,300}»|
  (?<![\p{L}\p{N}])'[^'\n]{8,300}'(?![\p{L}\p{N}])`;

/** A message that is mostly a quotation is meant as it stands. */
function withoutQuotes(prose: string): string {
  const rest = prose.replace(QUOTED, " … ");
  const words = rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words >= 3 ? rest : prose;
}

/** One spelling for what is made to look alike: wide letters, look-alikes, hidden or spaced letters. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replace(/\S+/g, latinised)
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){4,60}\p{L}(?![\p{L}\p{N}])/gu, (spaced) =>
      spaced.replace(/[ .\-_*]/g, ""),
    );
}

const LOOK_ALIKES: Record<string, string> = {
  ...{ а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ѕ: "s", ј: "j", ԁ: "d" },
  ...{ ο: "o", α: "a", ι: "i", ν: "v", ρ: "p", ε: "e", υ: "u", κ: "k" },
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" },
};

/** Only a word that mixes scripts, or digits between letters, is a disguise. */
function latinised(word: string): string {
  const mixes =
    /[a-z]/.test(word) && /[\u0370-\u052f]|[a-z][013457@$]+[a-z]|^[013457@$][a-z]{3}/u.test(word);
  return mixes ? word.replace(/./gu, (letter) => LOOK_ALIKES[letter] ?? letter) : word;
}
