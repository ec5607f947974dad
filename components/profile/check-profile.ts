import { zodResolver } from "@hookform/resolvers/zod";
import { ProfileFields } from "@/lib/contract/profile";

export const checkProfile = zodResolver(ProfileFields, undefined, { raw: true });
