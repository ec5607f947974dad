import { Readable } from "node:stream";
import { createTransport, type NodemailerError } from "nodemailer";
import { env } from "@/lib/env";
import { SECOND_MS } from "@/lib/time/durations";

export interface Mail {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Besides those of every mail, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** In angle brackets, the same at every try: by it a mail that came twice is recognised. */
  message_id: string;
}

/**
 * Why a mail did not go. "later": the server has not taken it, now or with these settings; another try may help.
 * "refused": it never takes this mail for this address. "unsure": the words were on their way when the connection
 * ended, and only the server knows whether it took them.
 */
export type MailFault = "later" | "refused" | "unsure";

/** A mail that did not go, without a word of it and without the server's, which may quote the address. */
export class MailFailure extends Error {
  constructor(
    readonly fault: MailFault,
    /** "EAUTH", "ETIMEDOUT", "RCPT TO 550", ... */
    readonly code: string,
  ) {
    super(`A mail did not go (${code})`);
    this.name = "MailFailure";
  }
}

/** The longest that one try may take. */
export const SEND_LIMIT_MS = 45 * SECOND_MS;

/** Whether mails can be sent at all. */
export function mailConfigured(): boolean {
  return env.SMTP_URL !== undefined && env.MAIL_FROM !== undefined;
}

/** The domain of our own address, for ids of messages. */
export function mailDomain(): string {
  return sender().address.split("@")[1] ?? "localhost";
}

/**
 * Hands one mail to the server. `handingOver` runs when the server waits for the words and before it has any of them;
 * when it throws, nothing is sent. Throws a `MailFailure`.
 */
export async function sendMail(
  { to, subject, text, html, headers = {}, message_id }: Mail,
  handingOver: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (!ADDRESS.test(to)) throw new MailFailure("refused", "address");
  const messageId = oneLine(message_id);
  const hand: Hand = { over: handingOver, begun: false };
  hands.set(messageId, hand);
  try {
    await transport().sendMail({
      from: sender(),
      to: { name: "", address: to },
      envelope: { from: sender().address, to: [to] },
      subject: oneLine(subject),
      messageId,
      headers: { "Auto-Submitted": "auto-generated", ...oneLineEach(headers) },
      text,
      ...(html !== undefined && { html }),
      signal: AbortSignal.timeout(SEND_LIMIT_MS),
    });
  } catch (error) {
    throw failureOf(error, hand.begun);
  } finally {
    hands.delete(messageId);
  }
}

interface Hand {
  over: () => Promise<void>;
  /** Whether the server may have a word of the mail. */
  begun: boolean;
}

/** What is done before the words of a mail leave, by the id of its message. */
const hands = new Map<string, Hand>();

/** The library makes a message before the server wants it; nobody reads this one earlier than that. */
async function* whenWanted(message: Readable, hand: Hand | undefined) {
  await hand?.over();
  if (hand) hand.begun = true;
  yield* message;
}

/** One address and nothing that a header or a command could take for more. */
const ADDRESS = /^[^\s<>@",;:\\()[\]\p{Cc}]+@[^\s<>@",;:\\()[\]\p{Cc}]+$/u;

function failureOf(error: unknown, begun: boolean): MailFailure {
  const {
    code = "unknown",
    responseCode,
    command = "",
  }: Partial<NodemailerError> = error instanceof Error ? error : {};
  // By then the server has said that it does not take the message, or nothing.
  if (!responseCode) return new MailFailure(begun ? "unsure" : "later", code);
  const refused = responseCode >= 500 && responseCode !== 503 && /^(?:RCPT TO|DATA)$/.test(command);
  return new MailFailure(refused ? "refused" : "later", `${command} ${responseCode}`.trim());
}

let current: { url: string; transport: ReturnType<typeof openTransport> } | undefined;

/** One pool for the settings there are. */
function transport() {
  const url = env.SMTP_URL;
  if (!url) throw new MailFailure("later", "no settings");
  if (current?.url !== url) current = { url, transport: openTransport(new URL(url)) };
  return current.transport;
}

function openTransport(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  // Nobody stands between two processes of one machine, and its server rarely has a certificate for itself.
  const isHere = /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host);
  const plain = url.searchParams.get("tls") === "off";
  const opened = createTransport({
    pool: true,
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !(secure || isHere || plain),
    ignoreTLS: plain,
    tls: { minVersion: "TLSv1.2", rejectUnauthorized: !isHere },
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    maxConnections: 3,
    // A message whose connection ended may have arrived; whether it is sent again is decided above.
    maxRequeues: 0,
    idleTimeout: 10 * SECOND_MS,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    dnsTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return opened.use("stream", ({ message }, done) => {
    const hand = hands.get(`${message.getHeader("message-id")}`);
    message.processFunc((made) => Readable.from(whenWanted(made, hand), { objectMode: false }));
    done();
  });
}

function sender(): { name: string; address: string } {
  const [, name = "", address = ""] =
    /^(?:(.*) )?<?([^\s<>]+@[^\s<>]+?)>?$/.exec(env.MAIL_FROM ?? "") ?? [];
  return { name, address };
}

/** What a header may hold: a line break in it would begin another header. */
function oneLine(value: string): string {
  return value.replace(/\p{Cc}+/gu, " ").trim();
}

function oneLineEach(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(headers).filter(([name]) => /^[a-z][a-z-]*$/i.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, oneLine(value)]));
}
