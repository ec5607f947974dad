import { pattern, source, words } from "@/lib/text/pattern";
import { UNSPACED } from "@/lib/text/unspaced";

/** A message of at most this many words around an attack asks nothing. */
const MOST_WORDS_AROUND = 2;

/** Whether a message is an attack on the program behind the chat and nothing else. */
export function isBarePayload(message: string): boolean {
  const plain = decoded(message.normalize("NFKC"));
  let rest = plain;
  for (const payload of PAYLOADS) rest = rest.replace(payload, " ");
  return rest !== plain && wordsIn(rest) <= MOST_WORDS_AROUND;
}

const SHELL_COMMANDS = words`rm, cat, ls, curl, wget, nc, bash, sh, id, whoami, uname`;
const PIPED_COMMANDS = words`
  cat, ls, curl, wget, nc, bash, sh, id, whoami, uname, ping, python3?, perl
`;
const SYSTEM_TABLES = words`information_schema, mysql\.user, pg_shadow, pg_user, sqlite_master, sys\.`;
const SECRET_COLUMNS = words`passwords?, passwd, credit_?cards?, api_keys?, secrets?`;
/** A comment that hides the rest of a statement. */
const SQL_COMMENT = source`(?:\s{0,3}(?:--|#|\/\*))`;
const DASHED_COMMENT = source`(?:\s{0,3}--[^\n]{0,60})`;

const MARKUP = [
  /<script\b[^<>]{0,300}>(?:[^<]{0,500}<\/script\s{0,3}>)?|<\/script\s{0,3}>/gi,
  /<[a-z]{1,12}\b[^<>]{0,300}\bon[a-z]{3,20}\s{0,3}=[^<>]{0,300}>?/gi,
  pattern("gi")`
    <(?:iframe|object|embed|svg|meta|base|link)\b[^<>]{0,300}
    (?:javascript:|data:|src|href|onload|http-equiv)[^<>]{0,300}>?`,
  /\b(?:javascript|vbscript):\s{0,3}\S{1,200}|\bdata:text\/html\S{0,200}/gi,
  /\bdocument\.(?:cookie|location)\S{0,100}|\bwindow\.location\s{0,3}=\S{0,100}|\beval\(\S{1,100}/gi,
  /\bon(?:click|error|load|mouseover|focus)\s{0,3}=\s{0,3}["']?[\w.]{1,40}\([^)\n]{0,100}\)["']?/gi,
];

const SQL = [
  pattern("gi")`
    ['"\x60)]?\s{0,3};?\s{0,3}\b(?:drop|truncate)\s{1,5}(?:table|database|schema|user|index)
    \s{1,5}(?:if exists )?[\w.\x60"[\]*]{1,60}(?:\s{0,3};)?${DASHED_COMMENT}?`,
  pattern("gi")`
    \bdelete\s{1,5}from\s{1,5}[\w.\x60"[\]]{1,60}(?:\s{1,5}where\s[^\n;]{0,100})?\s{0,3};?${DASHED_COMMENT}?`,
  pattern("gi")`
    ['"\x60)]{1,3}\s{0,3}(?:or|and|\|\||&&)\s{1,5}\(?\s{0,3}['"]?\w{1,20}['"]?
    \s{0,3}(?:=|like|>|<)\s{0,3}['"]?\w{0,20}['"]?${SQL_COMMENT}?`,
  pattern("gi")`
    \b\w{1,20}\s{0,3}'?\s{1,3}or\s{1,3}['"]?(\d{1,9}|[a-z])['"]?\s{0,3}=\s{0,3}['"]?\1['"]?${SQL_COMMENT}?`,
  pattern("gi")`^\s{0,3}or\s{1,3}['"]?(\d{1,9})['"]?\s{0,3}=\s{0,3}['"]?\1['"]?${SQL_COMMENT}?`,
  /['"\d)]?\s{0,3}\bunion\s{1,5}(?:all\s{1,5})?select\b[^\n]{0,200}/gi,
  /\b\w{1,20}['"]\s{0,3}(?:;|--|#|\/\*)[^\n]{0,100}/g,
  pattern("gi")`\bselect\b[^;\n]{1,100}\bfrom\s{1,5}${SYSTEM_TABLES}[^\n]{0,100}`,
  pattern("gi")`\bselect\b[^;\n]{0,100}\b${SECRET_COLUMNS}\b[^;\n]{0,100}\bfrom\b[^\n]{0,100}`,
  pattern("gi")`
    ;\s{0,3}(?:exec|execute)\s{1,5}(?:xp_|sp_)\w{1,40}[^\n]{0,60}|
    \bxp_cmdshell\b[^\n]{0,60}|
    \b(?:sleep|benchmark|pg_sleep)\(\d{1,9}[^\n]{0,40}|
    \bwaitfor\s{1,5}delay\b[^\n]{0,40}`,
];

const SHELL = [
  /(?:^|[;&|]{1,2})\s{0,3}(?:sudo\s{1,3})?rm\s{1,5}-[a-z]{1,4}\s{1,5}[^\n;]{0,60}/gi,
  pattern("gi")`[;&|]{1,2}\s{0,3}${PIPED_COMMANDS}\b[^\n;|&]{0,100}`,
  /(?:\bcat\s{1,5}|\.\.\/|\bfile:\/{2,3})?\/?etc\/(?:passwd|shadow)\b|(?:\.\.[/\\]){2,40}[^\s]{0,60}/gi,
  pattern("gi")`(?:\$\(|\x60)\s{0,3}${SHELL_COMMANDS}\b[^)\x60\n]{0,100}[)\x60]`,
  /\b(?:curl|wget)\s{1,5}[^\n|]{1,150}\|\s{0,3}(?:ba|z)?sh\b/gi,
  pattern("gi")`
    \/dev\/tcp\/\S{1,60}|
    \bnc\s{1,3}-[a-z]{1,6}\s[^\n]{1,60}|
    \bmkfs(?:\.\w{1,6})?\s[^\n]{1,40}|
    \bdd\s{1,3}if=[^\n]{1,60}`,
  /:\s{0,2}\(\s{0,2}\)\s{0,2}\{[^}\n]{0,30}\}\s{0,2};\s{0,2}:/g,
];

const TEMPLATES_AND_CODE = [
  /\$\{jndi:[^}\n]{1,100}\}|\{\{[^{}\n]{1,60}\}\}|<%[^%]{1,60}%>|\$\{\d{1,6}\*\d{1,6}\}|#\{\d{1,6}\*\d{1,6}\}/gi,
  /<\?(?:php|xml)\b[^>]{0,200}>?|<!(?:doctype|entity)\b[^>]{0,200}>?/gi,
  /\(\s{0,2}\)\s{0,2}\{\s{0,2}:;\s{0,2}\}\s{0,2};[^\n]{0,60}/g,
  /\b(?:__import__|os\.system|subprocess\.\w{1,20}|exec)\(\S{1,100}/g,
  /\*\)\(\w{1,20}=\*[^\s]{0,40}|\badmin\*\)\(/gi,
];

/** In the order they are taken out of a message. */
const PAYLOADS = [...MARKUP, ...SQL, ...SHELL, ...TEMPLATES_AND_CODE];

/** Words of a sentence; keywords, identifiers and what is joined to signs are none. */
function wordsIn(text: string): number {
  return text
    .split(/\s+/u)
    .filter(
      (token) =>
        /^[("'“¿¡]{0,3}[\p{L}\p{M}'’-]{2,}[)"'”?!.,:;]{0,3}$/u.test(token) && !KEYWORD.test(token),
    )
    .reduce((sum, token) => sum + (HOLDS_UNSPACED.test(token) ? 3 : 1), 0);
}

const KEYWORDS = words`
  select, from, where, and, or, union, insert, into, values, update, set, delete, drop, table, admin, null, echo, sudo,
  exec, script, alert, test, hello, hi, hey, please, now, run, execute, username, password, users?, true, false, limit,
  order, by, like, having
`;
const KEYWORD = pattern("i")`^${KEYWORDS}[;,.:!]*$`;
const HOLDS_UNSPACED = pattern("u")`${UNSPACED}{4,}`;

function decoded(text: string): string {
  return text
    .replace(/%[2-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(/&lt;|&#x3c;|&#60;/gi, "<")
    .replace(/&gt;|&#x3e;|&#62;/gi, ">");
}
