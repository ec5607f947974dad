"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SectionCard } from "@/components/shared/section-card";
import { ListSkeleton } from "@/components/shared/skeletons";
import { SwitchField } from "@/components/shared/switch-field";
import { Progress } from "@/components/ui/progress";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import type { AiUsage as Usage } from "@/lib/contract/ai";

const usageQuery = () =>
  queryOptions({
    queryKey: ["ai-usage"],
    queryFn: ({ signal }) => call("GET /ai/usage/", { signal }),
    staleTime: 0,
  });

/** Whether a language model is asked, what it is given, and what it has taken. */
export function AiUsage() {
  const { data, error, isFetching, refetch } = useQuery(usageQuery());
  return (
    <SectionCard title="AI and privacy">
      {error && (
        <ErrorBanner
          title="We couldn't load your AI settings"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <ListSkeleton label="Loading your AI settings" rows={2} />}
      {data && (
        <div className="grid gap-5">
          <ModelSwitch usage={data} />
          {data.is_configured && (
            <div className="grid gap-4 sm:grid-cols-2">
              <Allowance label="Today" {...data.day} />
              <Allowance label="This month" {...data.month} />
            </div>
          )}
          <p className="text-sm text-pretty text-muted-foreground">{privacyOf(data)}</p>
        </div>
      )}
    </SectionCard>
  );
}

function ModelSwitch({ usage }: { usage: Usage }) {
  const client = useQueryClient();
  const { queryKey } = usageQuery();
  const change = useMutation({
    mutationFn: (ai_enabled: boolean) => call("PATCH /ai/settings/", { body: { ai_enabled } }),
    scope: { id: "ai-settings" },
    onMutate: async (ai_enabled) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && { ...before, ai_enabled });
      return usage;
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (_, __, before) => client.setQueryData(queryKey, before),
  });
  return (
    <SwitchField
      label="Use a language model"
      helper={stateOf(usage)}
      checked={usage.ai_enabled}
      onChange={change.mutate}
      error={change.error ? messageOf(change.error) : undefined}
    />
  );
}

function stateOf({ is_configured, site_enabled, ai_enabled, model }: Usage): string {
  if (!is_configured) return "This site has no language model. We answer straight from your files.";
  if (!site_enabled) return "This site has it switched off. We answer straight from your files.";
  if (!ai_enabled) return "Off. We answer straight from your files and send nothing anywhere.";
  return model ? `On. ${model} helps with answers, plans and reading.` : "On.";
}

/** What is sent where. */
function privacyOf({ is_configured, model }: Usage): string {
  const own =
    "Without a language model, we do all the work on this site and send nothing anywhere.";
  if (!is_configured) return own;
  return (
    `${own} When the language model${model ? ` (${model})` : ""} is on, we send its provider ` +
    "what you ask, and what an answer, a plan or the reading of a file needs: parts of your " +
    "files, dates and earlier messages."
  );
}

interface AllowanceProps {
  label: string;
  limit: number | null;
  used: number;
}

function Allowance({ label, limit, used }: AllowanceProps) {
  const share = limit ? (used / limit) * 100 : 0;
  return (
    <div data-hue={share >= 100 ? "red" : share >= 80 ? "amber" : undefined}>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted-foreground tabular-nums">
          {used.toLocaleString("en-US")}
          {limit === null ? " tokens" : ` of ${limit.toLocaleString("en-US")} tokens`}
        </span>
      </p>
      {limit !== null && (
        <Progress value={share} label={`${label}: tokens you've used`} className="mt-1.5" />
      )}
      {share >= 100 && (
        <p className="mt-1 text-sm text-muted-foreground">
          You've used this up. Until it renews, we answer straight from your files.
        </p>
      )}
    </div>
  );
}
