import { dispatch } from "@/app/api/dispatch";
import { answerNextAuth } from "@/lib/api/next-auth-door";
import { auth } from "@/lib/contract/auth";

export const dynamic = "force-dynamic";

/** The last segments of our own `/auth/` endpoints: login, register, refresh, logout. */
const OURS = new Set(Object.values(auth).map(({ route }) => route.split("/")[2]));

function handle(request: Request): Promise<Response> {
  const action = new URL(request.url).pathname.split("/").filter(Boolean)[2] ?? "";
  return OURS.has(action) ? dispatch(request) : answerNextAuth(request);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
