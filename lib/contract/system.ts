import { z } from "zod";
import { endpoint } from "./endpoint";
import { routes } from "./routes";

const Health = z.object({ status: z.enum(["ok", "unavailable"]) });

export const system = {
  live: endpoint(routes.system.live, {
    summary: "The process answers",
    open: true,
    answer: Health,
  }),
  ready: endpoint(routes.system.ready, {
    summary: "The database answers and its migrations are applied",
    open: true,
    answer: Health,
  }),
  openapi: endpoint(routes.system.openapi, {
    summary: "This document",
    open: true,
    answer: z.record(z.string(), z.unknown()),
  }),
};
