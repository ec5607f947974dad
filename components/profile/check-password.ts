import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { NewPassword, profile } from "@/lib/contract/profile";

export const checkPassword = zodResolver(
  profile.changePassword.body
    .extend({
      new_password: z.string().min(1, "New password is required").pipe(NewPassword),
      confirm_password: z.string().min(1, "Please confirm your new password"),
    })
    .refine((form) => form.new_password === form.confirm_password, {
      message: "Passwords do not match",
      path: ["confirm_password"],
    }),
  undefined,
  { raw: true },
);
