interface Link {
  label: string;
  url: string;
}

/** What a mail says, in plain parts. */
interface Letter {
  /** Paragraphs above the rest. */
  lines: readonly string[];
  /** Lists under a heading. */
  sections?: readonly { heading: string; items: readonly string[] }[];
  /** One link, shown as a button and, for programs without one, as an address. */
  action?: Link;
  /** Paragraphs below it. */
  footnotes?: readonly (string | Link)[];
}

/** A letter as text and as a page. Nothing in it is loaded from anywhere, so that reading it tells nobody. */
export function composeMail({ lines, sections = [], action, footnotes = [] }: Letter): {
  text: string;
  html: string;
} {
  const text = [
    ...lines,
    ...sections.map(({ heading, items }) =>
      [heading, ...items.map((item) => `- ${item}`)].join("\n"),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...footnotes.map((note) => (typeof note === "string" ? note : `${note.label}: ${note.url}`)),
  ];
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="color-scheme" content="light dark"></head><body style="${BODY}">` +
    lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("") +
    sections.map(listOf).join("") +
    (action ? `<p style="margin:24px 0">${linkOf(action, BUTTON)}</p>` : "") +
    footnotes
      .map((note) => (typeof note === "string" ? escapeHtml(note) : linkOf(note, "color:inherit")))
      .map((note) => `<p style="font-size:14px">${note}</p>`)
      .join("") +
    "</body></html>";
  return { text: `${text.join("\n\n")}\n`, html };
}

function listOf({ heading, items }: { heading: string; items: readonly string[] }): string {
  const rows = items.map((item) => `<li style="margin:4px 0">${escapeHtml(item)}</li>`).join("");
  return `<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(heading)}</h2><ul>${rows}</ul>`;
}

function linkOf({ label, url }: Link, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

/** For what stands in the page of a mail, also inside an attribute. */
function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const BODY = "font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:24px";
const BUTTON =
  "display:inline-block;padding:10px 18px;border-radius:8px;background:#1f5fbf;" +
  "color:#ffffff;text-decoration:none;font-weight:600";
