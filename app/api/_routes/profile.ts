import { implement } from "@/lib/api/implement";
import { profile } from "@/lib/contract/profile";
import { changePassword, patchProfile, readProfile } from "@/lib/services/accounts";

export const profileRoutes = implement(profile, {
  read: ({ owner }) => readProfile(owner),
  patch: ({ owner, body }) => patchProfile(owner, body),
  changePassword: async ({ owner, body }) => {
    await changePassword(owner, body);
    return { message: "Your password is changed. Other devices are signed out." };
  },
});
