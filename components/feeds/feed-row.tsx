"use client";

import { useState } from "react";
import { CopyAddress } from "@/components/shared/copy-address";
import { ErrorBanner } from "@/components/shared/error-banner";
import { type Hue, hue as tint } from "@/components/shared/hue";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button, buttonVariants } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { CalendarFeed } from "@/lib/contract/feeds";
import { FeedQuestion, loadFeedQuestion } from "./dialogs";
import { FeedReminders } from "./feed-reminders";
import { useFeed } from "./use-feed";

type FeedRowProps = {
  /** Null for all courses. */
  course_id: number | null;
  name: string;
  hue?: Hue;
  /** Undefined while it is off. */
  feed: CalendarFeed | undefined;
};

/** One feed: off with one button, on with its address and what can be done to it. */
export function FeedRow({ course_id, name, hue, feed }: FeedRowProps) {
  const { turnOn, choose, rotate, turnOff } = useFeed(course_id);
  const [asking, setAsking] = useState<"rotate" | "off">();
  const close = () => setAsking(undefined);
  const ask = (what: "rotate" | "off") => {
    rotate.reset();
    turnOff.reset();
    setAsking(what);
  };
  const failure = turnOn.error ?? choose.error ?? rotate.error ?? turnOff.error;

  return (
    <div className="px-5 py-3.5">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h3 className="flex items-center gap-2 font-medium">
            {hue && (
              <span aria-hidden {...tint(hue)} className="size-2.5 shrink-0 rounded-full bg-tint" />
            )}
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </h3>
          {feed && <LastRead at={feed.last_read_at} />}
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${feed ? "Turn off" : "Turn on"} the feed of ${name}`}
          loading={turnOn.isPending}
          onPointerEnter={loadFeedQuestion}
          onFocus={loadFeedQuestion}
          onClick={() => (feed ? ask("off") : turnOn.mutate())}
        >
          {feed ? "Turn off" : "Turn on"}
        </Button>
      </div>
      {feed && (
        <>
          <CopyAddress url={feed.url} of={`the feed of ${name}`} takesFocus={!turnOn.isIdle} />
          <div className="mt-2.5 flex flex-wrap gap-2">
            <a
              href={feed.url.replace(/^https?:/, "webcal:")}
              className={buttonVariants({ variant: "secondary", size: "sm" })}
              aria-label={`Open in calendar app: ${name}`}
            >
              Open in calendar app
            </a>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`New address for the feed of ${name}`}
              onPointerEnter={loadFeedQuestion}
              onFocus={loadFeedQuestion}
              onClick={() => ask("rotate")}
            >
              New address
            </Button>
          </div>
          <div className="mt-2.5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <FeedClassTimes
              name={name}
              checked={
                (choose.isPending ? choose.variables.class_times : undefined) ?? feed.class_times
              }
              onChange={(class_times) => choose.mutate({ feed_id: feed.id, class_times })}
            />
            <FeedReminders
              name={name}
              alarms={(choose.isPending && choose.variables.alarms) || feed.alarms}
              onChange={(alarms) => choose.mutate({ feed_id: feed.id, alarms })}
            />
          </div>
        </>
      )}
      {failure && (
        <ErrorBanner
          className="mt-3"
          title={feed ? "We couldn't change the feed" : "We couldn't turn on the feed"}
          message={messageOf(failure)}
        />
      )}
      {asking && feed && (
        <FeedQuestion
          about={asking}
          name={name}
          busy={rotate.isPending || turnOff.isPending}
          onConfirm={() =>
            (asking === "off" ? turnOff : rotate).mutate(feed.id, { onSettled: close })
          }
          onClose={close}
        />
      )}
    </div>
  );
}

interface FeedClassTimesProps {
  /** Of the feed. */
  name: string;
  checked: boolean;
  onChange: (class_times: boolean) => void;
}

/** Every class of every week is much for a calendar that has a timetable already. */
function FeedClassTimes({ name, checked, onChange }: FeedClassTimesProps) {
  return (
    <label
      className={
        "flex min-h-8 cursor-pointer items-center gap-2 text-sm text-muted-foreground " +
        "pointer-coarse:min-h-10"
      }
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 accent-primary"
      />
      <span>
        Include class times<span className="sr-only"> in the feed of {name}</span>
      </span>
    </label>
  );
}

function LastRead({ at }: { at: string | null }) {
  return (
    <p className="text-sm text-muted-foreground">
      {at ? (
        <>
          Last read by a calendar <RelativeTime instant={at} />
        </>
      ) : (
        "No calendar has read it yet"
      )}
    </p>
  );
}
