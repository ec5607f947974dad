import { after } from "next/server";
import { dispatch } from "@/app/api/dispatch";
import { answerBesideNext } from "@/lib/api/beside-next";
import { flushTracing, isTracing } from "@/lib/tracing";

answerBesideNext(dispatch);

export const dynamic = "force-dynamic";
function answer(request: Request): Promise<Response> {
  if (isTracing()) after(flushTracing);
  return dispatch(request);
}

/** Also of `/api` itself, which is no address: the same JSON as everywhere below it says so. */
export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
