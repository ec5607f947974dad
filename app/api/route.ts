import { dispatch } from "@/app/api/dispatch";

export const dynamic = "force-dynamic";
/** `/api` itself is no address: the same JSON as everywhere below it says so. */
export {
  dispatch as DELETE,
  dispatch as GET,
  dispatch as PATCH,
  dispatch as POST,
  dispatch as PUT,
};
