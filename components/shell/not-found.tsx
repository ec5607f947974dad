"use client";

import { onDemand } from "@/components/shared/on-demand";

/** Next puts it into every page three times: there it is this line, and its code comes where it is shown. */
export const NotFound = onDemand(() =>
  import("./page-not-found").then((module) => module.PageNotFound),
);
