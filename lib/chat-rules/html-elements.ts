import { pattern, words } from "@/lib/text/pattern";
import { mapProse } from "./code-parts";

/**
 * Removes HTML elements from the prose of a message. Only names of real elements count, and only what is
 * written like a tag: "if a<b and c>d" and "List<Object>" stay. A question about HTML keeps its tags.
 */
export function withoutElements(message: string): string {
  if (!message.includes("<") || ABOUT_HTML.test(message)) return message;
  return mapProse(message, (prose) => {
    const bare = prose.replace(COMMENT, "").replace(UNREAD, "");
    const closed = new Set(
      Array.from(bare.matchAll(/<\/([a-z][a-z0-9]*)\s{0,3}>/gi), ([, name]) => name?.toLowerCase()),
    );
    return bare.replace(TAG, (tag, slash: string, name: string, attributes: string, at: number) =>
      isTag({ slash, name, attributes, before: bare.slice(Math.max(0, at - 1), at), closed })
        ? ""
        : tag,
    );
  });
}

const WEB_WORDS = words`
  x?html5?, css, jsx, tsx, dom, xss, markup, javascript, react, angular, vue, svelte, browsers?, screen ?readers?,
  tags?, (?:un)?escap(?:es?|ed|ing), saniti[sz]\w{0,4}, web ?(?:page|site)s?
`;
const ABOUT_HTML = pattern("i")`
  \b${WEB_WORDS}\b|
  what (?:does|is) (?:the |an? )?<[^<>]{1,200}> (?:do|mean|for|used)|
  <\/?\w+> (?:element|attribute)|
  (?:element|attribute)s? <\w`;
const COMMENT = /<!--[^<>]{0,1000}-->/g;
/** What a browser would not show either. */
const UNREAD = /<(script|style)\b[^<>]{0,500}>[^<]{0,2000}<\/\1\s{0,3}>/gi;
const TAG = /<(\/?)([a-z][a-z0-9]{0,14})((?:\s[^<>]{0,1000})?)\/?>/gi;

const ELEMENTS = new Set(
  `a abbr address article aside audio b base bdi bdo blockquote body br button canvas caption center cite code
  col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font
  footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label legend li
  link main map mark marquee menu meta meter nav noscript object ol optgroup option output p param picture pre
  progress q s samp script section select slot small source span strike strong style sub summary sup svg table
  tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr`.split(/\s+/),
);
const VOID = new Set("br hr img input link meta wbr source track embed base col".split(" "));
const BARE_ATTRIBUTES = words`
  async, defer, hidden, disabled, checked, required, selected, controls, autoplay, loop, muted, open, readonly, multiple
`;
const ATTRIBUTE = pattern("i")`
  ^(?:\s+(?:[\w:@.-]{1,40}\s{0,3}=\s{0,3}(?:"[^"]*"|'[^']*'|[^\s"'=<>\x60]+)|${BARE_ATTRIBUTES}))+\s*\/?$`;

type Tag = {
  slash: string;
  name: string;
  attributes: string;
  /** The letter before the tag. */
  before: string;
  /** Names of the elements that are closed somewhere. */
  closed: Set<string | undefined>;
};

function isTag({ slash, name, attributes, before, closed }: Tag): boolean {
  const lower = name.toLowerCase();
  if (!ELEMENTS.has(lower)) return false;
  if (name !== lower && name !== name.toUpperCase()) return false;
  if (slash) return attributes.trim() === "";
  if (attributes.trim().replace(/\/$/, "") !== "") return ATTRIBUTE.test(attributes);
  if (VOID.has(lower) || closed.has(lower)) return true;
  // A word before it makes a type of it, one letter a comparison: Map<object>, 0 <p> 1.
  return !/[\p{L}\p{N}_)\]]/u.test(before) && (lower.length > 1 || /^(?:\n|)$/.test(before));
}
