/** What a mail says, in plain parts. */
interface Letter {
  /** Paragraphs above the button. */
  lines: readonly string[];
  /** One link, shown as a button and, for programs without one, as an address. */
  action?: { label: string; url: string };
  /** Paragraphs below it. */
  footnotes?: readonly string[];
}

/** A letter as text and as a page. Nothing in it is loaded from anywhere, so that reading it tells nobody. */
export function composeMail({ lines, action, footnotes = [] }: Letter): {
  text: string;
  html: string;
} {
  const text = [...lines, ...(action ? [`${action.label}:\n${action.url}`] : []), ...footnotes];
  const link = action && { url: escapeHtml(action.url), label: escapeHtml(action.label) };
  const button = link
    ? `<p style="margin:24px 0"><a href="${link.url}" style="${BUTTON}">${link.label}</a></p>`
    : "";
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="color-scheme" content="light dark"></head><body style="${BODY}">` +
    lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("") +
    button +
    footnotes.map((line) => `<p style="font-size:14px">${escapeHtml(line)}</p>`).join("") +
    "</body></html>";
  return { text: `${text.join("\n\n")}\n`, html };
}

/** For what stands in the page of a mail, also inside an attribute. */
function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const BODY = "font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:24px";
const BUTTON =
  "display:inline-block;padding:10px 18px;border-radius:8px;background:#1f5fbf;" +
  "color:#ffffff;text-decoration:none;font-weight:600";
