import { zodResolver } from "@hookform/resolvers/zod";
import { Credentials } from "@/lib/contract/auth";

export const checkCredentials = zodResolver(Credentials, undefined, { raw: true });
