import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { env } from "@/lib/env";
import type { Student } from "./student";

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string[];
  /** By name in small letters, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  raw: string;
}

/** What the server does with the mails to come; none of it: it takes them. */
export interface MailServerMood {
  /** Answers at a step instead of taking it, such as `{ recipient: 550 }`. */
  recipient?: number;
  message?: number;
  /** Waits so long before it answers to a recipient, and to a message that it has. */
  slowRecipientMs?: number;
  slowMs?: number;
}

/** A mail server of this machine that keeps what it is sent. Close it at the end of the test. */
export async function startMailServer(port = 0) {
  const received: ReceivedMail[] = [];
  const mood: MailServerMood = {};
  /** How many connections said something, and how many messages were begun. */
  const seen = { recipients: 0, messages: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    hideENHANCEDSTATUSCODES: true,
    onAuth: ({ username, password }, _, done) =>
      username === "user" && password === "pass word"
        ? done(null, { user: "user" })
        : done(refusal(535)),
    onRcptTo: async (_address, _session, done) => {
      seen.recipients += 1;
      await wait(mood.slowRecipientMs);
      done(mood.recipient === undefined ? null : refusal(mood.recipient));
    },
    onData: async (stream, { envelope }, done) => {
      seen.messages += 1;
      const { message, slowMs = 0 } = mood;
      const raw = await buffer(stream).then(String, () => undefined);
      // The client ended in the middle.
      if (raw === undefined) return;
      if (message === undefined) {
        received.push({ ...parsed(raw), to: envelope.rcptTo.map(({ address }) => address), raw });
      }
      await wait(slowMs);
      done(message === undefined ? null : refusal(message));
    },
  });
  // Clients that are killed end their connections.
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    port: address.port,
    url: `smtp://user:pass%20word@127.0.0.1:${address.port}`,
    received,
    mood,
    seen,
    to: (recipient: string) => received.filter(({ to }) => to.includes(recipient)),
    /** Ends every connection as well. */
    close: async () => {
      for (const connection of server.connections) connection.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

export const MAIL_FROM = "Study Companion <study@example.org>";

/** From now on the product of this process sends mails there; with nothing, none. */
export function useMailServer(server: { url: string } | undefined): void {
  Object.assign(env, { SMTP_URL: server?.url, MAIL_FROM: server && MAIL_FROM });
}

/** Leaves a link in a mail that nobody takes. */
export async function waitsForMail(student: Pick<Student, "post">): Promise<void> {
  Object.assign(env, { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM });
  await student.post("/profile/email/verify/");
  Object.assign(env, { SMTP_URL: undefined, MAIL_FROM: undefined });
}

function refusal(code: number): Error {
  return Object.assign(new Error(`Said ${code}`), { responseCode: code });
}

/** Enough of a mail for tests: our own have at most one level of parts. */
function parsed(raw: string): Omit<ReceivedMail, "to" | "raw"> {
  const { headers, body } = parted(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers["content-type"] ?? "")?.[1];
  const parts = boundary
    ? body.split(`--${boundary}`).slice(1, -1).map(parted)
    : [{ headers, body }];
  const ofType = (type: string) => {
    const part = parts.find(({ headers }) => headers["content-type"]?.startsWith(type));
    return part ? decoded(part.body, part.headers["content-transfer-encoding"] ?? "").trim() : "";
  };
  return { headers, text: ofType("text/plain"), html: ofType("text/html") };
}

function parted(raw: string): { headers: Record<string, string>; body: string } {
  const text = raw.replace(/^\r\n/, "");
  const end = text.indexOf("\r\n\r\n");
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return [
      name.toLowerCase(),
      value.replace(/\?=\s+=\?/g, "?==?").replace(WORD, (_, kind, word) => wordOf(kind, word)),
    ];
  });
  return { headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}

const WORD = /=\?UTF-8\?([BQ])\?([^?]*)\?=/gi;

function wordOf(kind: string, word: string): string {
  return decoded(word.replaceAll("_", " "), kind.toUpperCase() === "B" ? "base64" : "quoted");
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (!encoding.startsWith("quoted")) return body.replaceAll("\r\n", "\n");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
}
