import { type Context, context } from "@opentelemetry/api";
import { Middleware } from "inngest";
import { traced } from "@/lib/tracing";

/** Each turn of a job is a trace, and each step it does a span of it, on whichever engine. One instance a turn. */
export class TracedJobs extends Middleware.BaseMiddleware {
  readonly id = "traces";
  /** The SDK puts a span of its own between the two, which is not sent. */
  private turn: Context | undefined;

  override wrapRequest({ fn, next, runId }: Middleware.WrapRequestArgs) {
    const attributes = { "study.job.run_id": runId };
    return traced(fn?.id() ?? "unknown", { kind: "CONSUMER", attributes, root: true }, () => {
      this.turn = context.active();
      return next();
    });
  }

  override wrapStepHandler({ next, stepInfo }: Middleware.WrapStepHandlerArgs) {
    return traced(stepInfo.options.id, { parent: this.turn }, next);
  }
}
