"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CopyAddress } from "@/components/shared/copy-address";
import { ErrorBanner } from "@/components/shared/error-banner";
import { SelectField } from "@/components/shared/select-field";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { LINK_DAYS, LINK_DAYS_DEFAULT } from "@/lib/contract/setup-values";
import { FileTicks } from "./file-ticks";
import { LinkRow } from "./link-row";
import { sharedCourseQueries } from "./queries";

interface ShareLinksProps {
  course_id: number;
  shared_by: string;
}

/** Makes a link to what stands above it, and lists those that are there. */
export function ShareLinks({ course_id, shared_by }: ShareLinksProps) {
  const client = useQueryClient();
  const query = sharedCourseQueries.links(course_id);
  const { data: links = [], error } = useQuery(query);
  const [file_ids, setFileIds] = useState<number[]>([]);
  const [days, setDays] = useState<(typeof LINK_DAYS)[number]>(LINK_DAYS_DEFAULT);
  const make = useMutation({
    mutationFn: () =>
      call("POST /courses/{course_id}/links/", {
        path: { course_id },
        body: { shared_by, days, file_ids },
      }),
    onSuccess: ({ link }) => {
      client.setQueryData(query.queryKey, (all = []) => [link, ...all]);
      setFileIds([]);
    },
  });

  return (
    <section aria-label="Links" className="grid gap-3">
      <FileTicks course_id={course_id} chosen={file_ids} onChange={setFileIds} />
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label="How long a link works"
          className="min-w-40 flex-1"
          value={String(days)}
          options={LINK_DAYS.map((each) => ({ value: String(each), label: daysText(each) }))}
          onChange={({ target }) =>
            setDays(LINK_DAYS.find((each) => String(each) === target.value) ?? null)
          }
        />
        <Button variant="secondary" loading={make.isPending} onClick={() => make.mutate()}>
          Make a link
        </Button>
      </div>
      {make.error && (
        <ErrorBanner title="We couldn't make a link" message={messageOf(make.error)} />
      )}
      {make.data && (
        <div>
          <p className="text-sm">
            Copy the link now: we don't keep it and can't show it again. Whoever has it sees what
            stands above, with the files you ticked.
          </p>
          <CopyAddress url={make.data.url} of="the new link" takesFocus />
        </div>
      )}
      {error && <ErrorBanner title="We couldn't load your links" message={messageOf(error)} />}
      {links.length > 0 && (
        <ul className="divide-y rounded-lg border">
          {links.map((link) => (
            <LinkRow key={link.id} course_id={course_id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function daysText(days: (typeof LINK_DAYS)[number]): string {
  if (days === null) return "Until you withdraw it";
  return days === 365 ? "A year" : `${days} days`;
}
