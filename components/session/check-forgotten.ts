import { zodResolver } from "@hookform/resolvers/zod";
import { ForgottenPassword } from "@/lib/contract/auth";

export const checkForgotten = zodResolver(ForgottenPassword, undefined, { raw: true });
