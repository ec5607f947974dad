import { useEffect, useState } from "react";
import { call } from "@/lib/client/call";
import type { SignInOptions } from "@/lib/contract/auth";

/** How people get in here; undefined until the server has said it, and where it cannot be asked. */
export function useSignInOptions(): SignInOptions | undefined {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    call("GET /auth/options/", {}).then(setOptions, () => undefined);
  }, []);
  return options;
}
