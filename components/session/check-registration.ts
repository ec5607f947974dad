import { zodResolver } from "@hookform/resolvers/zod";
import { Registration } from "@/lib/contract/auth";

export const checkRegistration = zodResolver(Registration, undefined, { raw: true });
