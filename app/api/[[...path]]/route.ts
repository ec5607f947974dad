import { dispatch } from "@/app/api/dispatch";
import { answerBesideNext } from "@/lib/api/beside-next";

answerBesideNext(dispatch);

export const dynamic = "force-dynamic";
/** Also of `/api` itself, which is no address: the same JSON as everywhere below it says so. */
export {
  dispatch as DELETE,
  dispatch as GET,
  dispatch as PATCH,
  dispatch as POST,
  dispatch as PUT,
};
