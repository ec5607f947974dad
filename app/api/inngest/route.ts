import { serve } from "inngest/next";
import { inngest } from "@/inngest/client";
import { functions } from "@/inngest/index";
import { env, jobEngine } from "@/lib/env";

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
  : { GET: notFound, POST: notFound, PUT: notFound };

async function notFound(): Promise<Response> {
  return Response.json({ message: "Not found." }, { status: 404 });
}
