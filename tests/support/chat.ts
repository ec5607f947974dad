import { z } from "zod";
import { ChatMessage } from "@/lib/contract/assistant";
import type { Student } from "@/tests/support/student";

const Chunk = z.looseObject({ type: z.string(), id: z.string().optional() });
const Delta = z.looseObject({ type: z.literal("text-delta"), id: z.string(), delta: z.string() });
const Part = z.looseObject({ type: z.literal("data-answer"), data: ChatMessage });

type Dispatch = (request: Request) => Promise<Response>;

/** A request whose answer is a stream, as the assistant's page sends it. */
export function open(dispatch: Dispatch, student: Student, path: string, body?: unknown) {
  return dispatch(
    new Request(`http://localhost/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${student.tokens.access}`,
        "content-type": "application/json",
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
}

/** A whole stream: its texts one after the other, and the message as it said it last. */
export async function readStream(response: Response) {
  const chunks = chunksIn(await response.text());
  const texts = new Map<string, string>();
  for (const { id, delta } of deltasIn(chunks)) texts.set(id, (texts.get(id) ?? "") + delta);
  const answers = chunks.flatMap((chunk) => {
    const part = Part.safeParse(chunk);
    return part.success ? [part.data.data] : [];
  });
  const answer = answers.at(-1);
  if (!answer) throw new Error("The stream holds no answer");
  return { texts: [...texts.values()], answer, types: chunks.map(({ type }) => type) };
}

/** Reads until `words` have come, then leaves. */
export async function leaveAfter(response: Response, words: string): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  while (reader) {
    const { value, done } = await reader.read();
    seen += value ?? "";
    const said = deltasIn(chunksIn(seen))
      .map(({ delta }) => delta)
      .join("");
    if (said.includes(words) || done) {
      await reader.cancel();
      return said;
    }
  }
  return "";
}

function chunksIn(sse: string) {
  return sse.split("\n\n").flatMap((event) => {
    const data = /^data: (\{.*\})$/s.exec(event)?.[1];
    return data ? [Chunk.parse(JSON.parse(data))] : [];
  });
}

function deltasIn(chunks: z.infer<typeof Chunk>[]) {
  return chunks.flatMap((chunk) => {
    const delta = Delta.safeParse(chunk);
    return delta.success ? [delta.data] : [];
  });
}
