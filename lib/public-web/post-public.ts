import { request } from "node:https";
import { OUTSIDE, type Outside, PublicAgent } from "./public-agent";
import { publicUrl } from "./public-url";
import { PublicWebError } from "./public-web-error";

interface PublicPost {
  /** As a browser or a student gave it. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const WHOLE_MS = 10_000;

/**
 * Posts to a public https address and answers the status alone; a redirect is an answer like any other. Null where all
 * of it left and no answer came: nobody knows whether it arrived. Throws a PublicWebError where it did not.
 */
export async function postPublic(
  { address, headers, body }: PublicPost,
  outside: Outside = OUTSIDE,
): Promise<number | null> {
  const url = publicUrl(address, outside);
  const agent = new PublicAgent(outside);
  let hasLeft = false;
  try {
    return await new Promise<number>((resolve, reject) => {
      const signal = AbortSignal.timeout(WHOLE_MS);
      const length = { "content-length": String(body.length) };
      const posted = request(url, {
        method: "POST",
        agent,
        signal,
        headers: { ...headers, ...length },
      });
      posted.on("response", (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      posted.on("finish", () => {
        hasLeft = true;
      });
      posted.on("error", reject);
      posted.end(body);
    });
  } catch (error) {
    if (hasLeft) return null;
    throw error instanceof PublicWebError ? error : new PublicWebError("unreachable");
  } finally {
    agent.destroy();
  }
}
