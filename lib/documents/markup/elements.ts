import { pattern, words } from "@/lib/text/pattern";

/** Elements without words of the page: what runs, what is filled in, what is drawn. */
const UNSEEN = new Set([
  ...["script", "style", "template", "noscript", "iframe", "object", "embed", "svg", "canvas"],
  ...[
    "button",
    "select",
    "option",
    "textarea",
    "datalist",
    "head",
    "title",
    "audio",
    "video",
    "annotation",
  ],
]);
/** Elements that stand around the page's own words. */
const AROUND = new Set(["nav", "footer", "aside"]);
const AROUND_ROLES = new Set(["navigation", "banner", "contentinfo", "search", "doc-toc"]);
const AROUND_NAMES = {
  en: words`
    nav, navbar, navigation, menu, sidebar, toc, table-of-contents, breadcrumbs?, footer, site-header, site-footer,
    site-nav, page-footer, masthead, skip-link, cookie-banner`,
};
const AROUND_NAME = pattern("i")`^(?:${AROUND_NAMES})$`;
const WHOLE = new Set(["html", "body", "main", "article"]);
const BLOCKS = new Set([
  ...[
    "address",
    "article",
    "aside",
    "blockquote",
    "body",
    "center",
    "dd",
    "details",
    "dialog",
    "div",
  ],
  ...["dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4"],
  ...[
    "h5",
    "h6",
    "header",
    "hr",
    "html",
    "legend",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
  ],
  ...["summary", "table", "caption", "tbody", "td", "tfoot", "th", "thead", "tr", "ul"],
]);

export function isBlock(name: string): boolean {
  return BLOCKS.has(name);
}

/** Elements whose words no reader of the page sees as its text. */
export function isPassedOver(name: string, attributes: Record<string, string>): boolean {
  if (UNSEEN.has(name)) return true;
  if (WHOLE.has(name)) return false;
  const { role = "", id = "", class: classes = "", style = "" } = attributes;
  if (AROUND.has(name) || AROUND_ROLES.has(role)) return true;
  if ("hidden" in attributes || /display:\s*none|visibility:\s*hidden/i.test(style)) return true;
  return [id, ...classes.split(/\s+/)].some((each) => AROUND_NAME.test(each));
}
