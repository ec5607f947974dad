import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { dispatch } from "@/app/api/dispatch";
import { nextAuthOptions } from "@/lib/api/next-auth";
import { auth } from "@/lib/contract/auth";

export const dynamic = "force-dynamic";

/** The last segments of our own `/auth/` endpoints: login, register, refresh, logout. */
const OURS = new Set(Object.values(auth).map(({ route }) => route.split("/")[2]));

async function handle(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  const { nextauth } = await context.params;
  if (OURS.has(nextauth[0] ?? "")) return dispatch(request);
  return NextAuth(request, context, nextAuthOptions(request));
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
