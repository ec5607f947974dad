import { z } from "zod";
import { endpoint } from "./endpoint";

const Health = z.object({ status: z.enum(["ok", "unavailable"]) });

const Readiness = Health.extend({
  version: z.string(),
  /** Migrations of this version that the database lacks; 0 when ready. */
  pending_migrations: z.int(),
});

export const system = {
  live: endpoint("GET /health/live/", {
    summary: "The process answers",
    open: true,
    answer: Health,
  }),
  ready: endpoint("GET /health/ready/", {
    summary: "The database answers and its migrations are applied; else 503",
    open: true,
    answer: Readiness,
  }),
  metrics: endpoint("GET /metrics", {
    summary: "Counts and gauges for Prometheus; needs the token of METRICS_TOKEN, else 404",
    open: true,
    download: true,
  }),
  openapi: endpoint("GET /openapi.json", {
    summary: "This document",
    open: true,
    answer: z.record(z.string(), z.unknown()),
  }),
};
