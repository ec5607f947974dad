import { dispatch } from "@/app/api/dispatch";
import { answerNextAuth } from "@/lib/api/next-auth-requests";
import { isOwnAuth } from "@/lib/contract/auth";

export const dynamic = "force-dynamic";

function handle(request: Request): Promise<Response> {
  const action = new URL(request.url).pathname.split("/").filter(Boolean)[2] ?? "";
  return isOwnAuth(action) ? dispatch(request) : answerNextAuth(request);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
