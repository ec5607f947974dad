import { randomUUID } from "node:crypto";
import { serve } from "inngest/next";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/index";
import { errorAnswer } from "@/lib/api/errors";
import { env, jobEngine } from "@/lib/env";
import { Failure, notFound } from "@/lib/services/kernel/errors";

export const dynamic = "force-dynamic";
export const maxDuration = 300;

/**
 * Where an Inngest server calls the functions. The embedded engine does not come this way. In the
 * SDK's development mode every unsigned call is obeyed, so a production build does not answer then.
 */
const served =
  jobEngine === "inngest" && !(env.NODE_ENV === "production" && inngest.mode === "dev");

export const { GET, POST, PUT } = served
  ? serve({ client: inngest, functions, enableUnauthedSync: false })
  : { GET: absent, POST: absent, PUT: absent };

export { untaken as DELETE, untaken as PATCH };

async function untaken({ method }: Request): Promise<Response> {
  const refused = new Failure(405, `This address does not take ${method} requests.`);
  return errorAnswer(refused, randomUUID()).asResponse();
}

async function absent(): Promise<Response> {
  return errorAnswer(notFound("Page"), randomUUID()).asResponse();
}
