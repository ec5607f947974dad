import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Environment } from "@/lib/env";
import { MailFailure, mailConfigured, mailDomain, sendMail } from "@/lib/mail/smtp";
import { startMailServer, useMailServer } from "@/tests/support/smtp";

let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  server = await startMailServer();
  useMailServer(server);
});
afterEach(async () => {
  useMailServer(undefined);
  await server.close();
});

const MAIL = {
  to: "ann@example.org",
  subject: "Grüße from Ann’s course",
  text: "Zoë, your link:\n\nhttps://study.example.org/reset#abc=",
  html: "<p>Zoë, your <a href='https://study.example.org/reset#abc='>link</a></p>",
  message_id: "<one@example.org>",
};

async function failing(mail = MAIL, handingOver?: () => Promise<void>): Promise<MailFailure> {
  const failure = await sendMail(mail, handingOver).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof MailFailure)) throw new Error(`It ended with ${failure}`);
  return failure;
}

describe("a mail", () => {
  test("arrives with its words, in two forms, from us", async () => {
    await sendMail({ ...MAIL, headers: { "List-Unsubscribe": "<https://study.example.org/u>" } });
    const [mail] = server.received;
    expect(mail).toMatchObject({ to: [MAIL.to], text: MAIL.text, html: MAIL.html });
    expect(mail?.headers).toMatchObject({
      from: "Study Companion <study@example.org>",
      to: MAIL.to,
      subject: MAIL.subject,
      "message-id": MAIL.message_id,
      "auto-submitted": "auto-generated",
      "list-unsubscribe": "<https://study.example.org/u>",
    });
    expect(mailDomain()).toBe("example.org");
  });

  test.each([
    ["subject", { subject: "Hello\r\nBcc: eve@example.org\r\n\r\nEvil" }],
    ["header", { headers: { "X-Course": "Trees\r\nBcc: eve@example.org" } }],
    ["header's name", { headers: { "X-A: b\r\nBcc": "eve@example.org" } }],
    ["message id", { message_id: "<a@b>\r\nBcc: eve@example.org" }],
  ])("gets no other header by its %s", async (_, fields) => {
    await sendMail({ ...MAIL, ...fields });
    expect(server.received[0]?.to).toEqual([MAIL.to]);
    expect(server.received[0]?.headers).not.toHaveProperty("bcc");
    expect(server.received[0]?.text).toBe(MAIL.text);
  });

  test.each([
    "ann@example.org\r\nRCPT TO:<eve@example.org>",
    "ann@example.org, eve@example.org",
    "Ann <ann@example.org>",
    "ann@example.org>",
    "nobody",
    "deleted 7",
    "",
  ])("goes to one address and not to %j", async (to) => {
    expect(await failing({ ...MAIL, to })).toMatchObject({ fault: "refused", code: "address" });
    expect(server.seen).toEqual({ recipients: 0, messages: 0 });
  });
});

describe("a failure says whether another try may help", () => {
  test.each([
    [{ recipient: 550 }, "refused", "RCPT TO 550"],
    [{ message: 554 }, "refused", "DATA 554"],
    [{ recipient: 450 }, "later", "RCPT TO 450"],
    [{ message: 452 }, "later", "DATA 452"],
  ])("%j: %s", async (mood, fault, code) => {
    Object.assign(server.mood, mood);
    expect(await failing()).toMatchObject({ fault, code });
    expect(server.received).toEqual([]);
  });

  test("a wrong password is no fault of the address", async () => {
    useMailServer({ url: server.url.replace("pass", "path") });
    expect(await failing()).toMatchObject({ fault: "later", code: "AUTH PLAIN 535" });
  });

  test("nor is a server that is not there", async () => {
    await server.close();
    expect(await failing()).toMatchObject({ fault: "later", code: "ESOCKET" });
    server = await startMailServer();
  });

  test("a connection that ends before the words are wanted has sent none", async () => {
    const cut = await cutAt("RCPT");
    useMailServer(cut);
    expect(await failing()).toMatchObject({ fault: "later" });
    cut.close();
  });

  test("one that ends instead of an answer to them leaves it open whether they arrived", async () => {
    const cut = await cutAt("\r\n.\r\n");
    useMailServer(cut);
    expect(await failing()).toMatchObject({ fault: "unsure" });
    cut.close();
  });

  test("and its message says nothing of the student's", async () => {
    server.mood.recipient = 550;
    const failure = await failing();
    expect(JSON.stringify({ ...failure, ...{ message: failure.message } })).not.toMatch(
      /ann@|Said/,
    );
  });
});

describe("who hands over", () => {
  test("is asked when the server waits for the words, before it has any", async () => {
    const seen: { recipients: number; messages: number }[] = [];
    await sendMail(MAIL, async () => void seen.push({ ...server.seen }));
    expect(seen).toEqual([{ recipients: 1, messages: 1 }]);
    server.mood.recipient = 450;
    await failing(MAIL, async () => void seen.push({ ...server.seen }));
    expect(seen).toHaveLength(1);
  });

  test("stops the mail by an error, and the next one goes", async () => {
    const failure = await failing(MAIL, () => Promise.reject(new Error("lost")));
    expect(failure).toMatchObject({ fault: "later" });
    expect(server.received).toEqual([]);
    await sendMail(MAIL);
    expect(server.received).toHaveLength(1);
  });
});

describe("the settings", () => {
  const read = (settings: Record<string, string>) => Environment.safeParse(settings);
  const from = { MAIL_FROM: "Study Companion <study@example.org>" };

  test.each([
    ["smtp://localhost:1025", from.MAIL_FROM],
    ["smtps://user:p%40ss@mail.example.org:465", "study@example.org"],
    ["smtp://user:pass@mail.example.org:587?tls=off", from.MAIL_FROM],
    ["smtp://[::1]:25", "Étude <étude@example.org>"],
  ])("take %s from %s", (SMTP_URL, MAIL_FROM) => {
    expect(read({ SMTP_URL, MAIL_FROM }).success).toBe(true);
  });

  test.each([
    [{ SMTP_URL: "smtp://localhost" }, "set together or not at all"],
    [from, "set together or not at all"],
    [{ SMTP_URL: "http://localhost", ...from }, "SMTP_URL is no smtps://"],
    [{ SMTP_URL: "smtp://user:p%4@localhost", ...from }, "SMTP_URL is no smtps://"],
    [{ SMTP_URL: "smtp://user@localhost", ...from }, "SMTP_URL is no smtps://"],
    [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "Study" }, "MAIL_FROM is no name and address"],
    [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "A\r\nBcc: b <c@d>" }, "MAIL_FROM is no name"],
    [{ SMTP_URL: "smtp://localhost", ...from, VERCEL: "1" }, "needs NEXTAUTH_URL"],
  ])("refuse %j", (settings, why) => {
    expect(read(settings).error?.message).toContain(why);
  });

  test("without them nothing can be sent", async () => {
    expect(mailConfigured()).toBe(true);
    useMailServer(undefined);
    expect(mailConfigured()).toBe(false);
    expect(await failing()).toMatchObject({ fault: "later", code: "no settings" });
  });
});

/** A server that ends the connection as soon as it is sent `words`. */
async function cutAt(words: string) {
  const answers: [RegExp, string][] = [
    [/^EHLO/, "250 here"],
    [/^(?:MAIL|RCPT)/, "250 ok"],
    [/^DATA/, "354 go on"],
  ];
  const cut: Server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 here\r\n");
    socket.on("data", (chunk) => {
      const said = chunk.toString();
      if (said.includes(words)) return socket.destroy();
      const answer = answers.find(([command]) => command.test(said))?.[1];
      if (answer) socket.write(`${answer}\r\n`);
    });
  }).listen(0, "127.0.0.1");
  await once(cut, "listening");
  const address = cut.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, close: () => cut.close() };
}
