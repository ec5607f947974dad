import { z } from "zod";
import { endpoint } from "./endpoint";

const Health = z.object({ status: z.enum(["ok", "unavailable"]) });

export const system = {
  live: endpoint("GET /health/live/", {
    summary: "The process answers",
    open: true,
    answer: Health,
  }),
  ready: endpoint("GET /health/ready/", {
    summary: "The database answers and its migrations are applied",
    open: true,
    answer: Health,
  }),
  openapi: endpoint("GET /openapi.json", {
    summary: "This document",
    open: true,
    answer: z.record(z.string(), z.unknown()),
  }),
};
