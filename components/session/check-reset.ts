import { zodResolver } from "@hookform/resolvers/zod";
import { PasswordReset } from "@/lib/contract/auth";

export const checkReset = zodResolver(PasswordReset, undefined, { raw: true });
