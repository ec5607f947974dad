import { after } from "next/server";
import { answer, dispatch } from "@/app/api/dispatch";
import { answerBesideNext } from "@/lib/api/beside-next";
import { flushTracing, isTracing } from "@/lib/tracing";

answerBesideNext(answer);

export const dynamic = "force-dynamic";
function handle(request: Request): Promise<Response> {
  if (isTracing()) after(flushTracing);
  return dispatch(request);
}

/** Also of `/api` itself, which is no address: the same JSON as everywhere below it says so. */
export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
