// What counts as a sentence that a student reads: where to look, what nobody reads, and what words look like.

export const PLACES = {
  within: ["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "{inngest,lib}/**/*.ts"],
  without: [
    // For operators, developers and language models.
    "{app/api/inngest,inngest/embedded,lib/ai}/**",
    "lib/{env,log,start,contract/openapi,answering/chat-prompt,planning/plan-proposal}.ts",
    "lib/documents/extract/**/{*-prompt,fenced-document}.ts",
    "lib/services/{assistant/explain,kernel/ai-ledger}.ts",
    // Words that rules recognise in documents and questions.
    "lib/{chat-rules/payloads,knowledge/key-phrases,answering/cues,answering/question-words}.ts",
    "lib/text/{languages/**,paraphrases/**,calendar.ts,calendar-names.ts,number-words.ts,numbers.ts,pattern.ts}",
    "lib/documents/extract/{listed-problems,due,syllabus/list-marks,syllabus/topic-lists,syllabus/week-relative}.ts",
    "lib/documents/office/**",
    "lib/answering/{claims,support}/words/**",
    // What a model is asked for.
    "lib/documents/extract/**/*-proposal.ts",
  ],
};

export const SPOKEN_ATTRIBUTES =
  /^(?:aria-(?:label|valuetext|description)|alt|title|label|placeholder|description|message|noun|action)$/;
export const SILENT_ATTRIBUTES =
  /^(?:className|id|key|name|type|role|variant|size|href|src|rel|sizes|htmlFor|autoComplete|value|data-.*|aria-.*)$/;
export const SILENT_PROPERTIES =
  /^(?:className|id|key|summary|route|event|type|kind|role|queryKey|rootMargin|unicodeRange)$/;
export const SILENT_CALLS =
  /^(?:cn|cva|(?:console|log)\..*)$|\.(?:querySelector|closest|includes|startsWith|endsWith|split)$/;
export const SILENT_CLASSES = /^(?:(?:Type|Range)?Error|RegExp)$/;

const CODE = [
  /^(?:GET|POST|PUT|PATCH|DELETE) \//,
  /^(?:use client|when '|Bearer|noopener|no key update|button, a|calc\(|\(width)/,
  /^-?[\d.]+(?:px|%) /,
  /^(?:chat|course|id|name|syllabus|syllabus review|unsent) \{[^}|]+\}$/,
  /\w+\.\w+ [<>=]+ |\w\(\w+[.,]|^; |V\{\w+\}H|:\/\/\{|\/\{\w+\}\//,
];

/** Whether these are words for a reader. A word in lower case counts where it `is_spoken`, or beside a value. */
export function isProse(line: string, is_spoken: boolean): boolean {
  const words = line.replaceAll(/\{[^}|]*\}/g, "");
  if (!/\p{L}{2}/u.test(words)) return false;
  if (is_spoken) return true;
  if (CODE.some((form) => form.test(line))) return false;
  const tokens = words.split(" ").filter((token) => /\p{L}/u.test(token));
  if (!line.includes(" ")) return /^\p{Lu}[\p{Ll}’']+[.!?…]{0,3}$/u.test(line);
  return tokens.filter((token) => CLASS_NAME.test(token)).length * 3 < tokens.length;
}

const CLASS_NAME = /[a-z0-9]-[a-z0-9[]|[a-z]:[a-z[]|^\[|[;=<>]/;
