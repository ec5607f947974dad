import { dispatch } from "@/app/api/dispatch";

export const dynamic = "force-dynamic";
export {
  dispatch as DELETE,
  dispatch as GET,
  dispatch as PATCH,
  dispatch as POST,
  dispatch as PUT,
};
