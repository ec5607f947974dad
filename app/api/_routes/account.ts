import { implement, Reply } from "@/lib/api/implement";
import { attachment } from "@/lib/api/responses";
import { clearedCookie } from "@/lib/api/sign-in";
import { account } from "@/lib/contract/account";
import { deleteAccount } from "@/lib/services/account/deletion";
import {
  downloadExport,
  listExports,
  readExport,
  startExport,
} from "@/lib/services/account/exports";

export const accountRoutes = implement(account, {
  exports: ({ owner }) => listExports(owner),
  startExport: ({ owner }) => startExport(owner),
  readExport: ({ owner, path }) => readExport(owner, path.export_id),
  downloadExport: ({ owner, path }) => attachment(downloadExport(owner, path.export_id)),
  remove: async ({ owner, body, request }) => {
    await deleteAccount(owner, body);
    return new Reply(undefined, { headers: { "set-cookie": clearedCookie(request) } });
  },
});
