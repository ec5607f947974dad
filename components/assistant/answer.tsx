import { Check, Copy, GraduationCap, Info, Library, Lightbulb } from "lucide-react";
import { useState } from "react";
import { AnswerFacts } from "@/components/common/fact-links";
import { NotFromFilesLegend } from "@/components/common/not-from-files";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import type { ChatMessage } from "@/lib/contract/assistant";
import type { Source } from "@/lib/contract/retrieval";
import { AnswerBadges } from "./answer-badges";
import { Citation } from "./citation";
import { Feedback } from "./feedback";
import { clozeQuestions } from "./gaps";
import { NoticeFrame } from "./message-frame";
import { SourceList } from "./source-list";
import { useCopying } from "./use-copying";

const NOTHING = "I'm sorry, I couldn't process your request right now. Please try again.";

const Markdown = onDemand(
  () => import("./markdown").then((module) => module.Markdown),
  <div role="presentation" className="h-6 w-2/3 animate-breathe rounded-sm bg-foreground/8" />,
);
const SelfTest = onDemand(() => import("./self-test").then((module) => module.SelfTest));

interface AnswerProps {
  message: ChatMessage;
  onSource: (source: Source) => void;
  /** Offered under the last answer only: asks for the full answer instead of a hint. */
  onFullAnswer: (() => void) | undefined;
}

/** A complete answer: its text, its sources, then its actions. */
export function Answer({ message, onSource, onFullAnswer }: AnswerProps) {
  const { content, kind, sources, facts, state, note, query_id, tier, service_used } = message;
  const { not_from_files } = message;
  const { copied, copy } = useCopying();
  const [testing, setTesting] = useState(false);
  if (kind !== "answer" && kind !== "hint") return <NoticeFrame kind={kind} text={content} />;
  if (!content && state !== "stopped") return <NoticeFrame kind="error" text={NOTHING} />;
  const quiz = clozeQuestions(sources);
  return (
    <div className="grid min-w-0 gap-3.5">
      <AnswerText text={content} sources={sources} onSource={onSource} />
      {state === "stopped" && (
        <p className="text-sm text-muted-foreground">You stopped this answer early.</p>
      )}
      {not_from_files.length > 0 && <NotFromFilesLegend />}
      {note && (
        <p className="flex gap-2 text-sm text-muted-foreground">
          <Info aria-hidden className="mt-0.75 size-3.5 shrink-0" />
          {note}
        </p>
      )}
      <AnswerBadges message={message} />
      <AnswerFacts facts={facts} service_used={service_used} />
      {sources.length > 0 && (
        <>
          <p className="-mb-1.5 flex items-center gap-1.5 text-sm text-muted-foreground">
            <Library aria-hidden className="size-3.5" />
            Sources
          </p>
          <SourceList sources={sources} onSource={onSource} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5">
        {onFullAnswer && kind === "hint" && (
          <Button variant="secondary" size="sm" className="mr-1" onClick={onFullAnswer}>
            <Lightbulb aria-hidden />
            Ask for the full answer
          </Button>
        )}
        {tier === "found" && quiz.length > 0 && !testing && (
          <Button variant="secondary" size="sm" className="mr-1" onClick={() => setTesting(true)}>
            <GraduationCap aria-hidden />
            Test me
          </Button>
        )}
        {content && (
          <Button variant="ghost" size="sm" onClick={() => copy(content)}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {copied ? "Copied" : "Copy"}
          </Button>
        )}
        {query_id !== null && <Feedback query_id={query_id} />}
      </div>
      {testing && <SelfTest quiz={quiz} onSource={onSource} onClose={() => setTesting(false)} />}
    </div>
  );
}

interface AnswerTextProps {
  text: string;
  /** Undefined while the answer is being written: what markers stand for comes with the whole. */
  sources: Source[] | undefined;
  onSource: (source: Source) => void;
}

/** The text of an answer; citation markers open their source. */
export function AnswerText({ text, sources, onSource }: AnswerTextProps) {
  return (
    <Markdown
      text={text}
      cite={(marker) => {
        if (!sources) return <Pending marker={marker} />;
        const source = sources.find((each) => each.marker === marker);
        return source && <Citation source={source} onOpen={onSource} />;
      }}
    />
  );
}

function Pending({ marker }: { marker: number }) {
  return (
    <span
      className={
        "mx-0.5 inline-grid h-5 min-w-6 -translate-y-px place-items-center rounded-sm " +
        "bg-foreground/7 px-1 align-middle text-xs font-semibold tabular-nums"
      }
    >
      {marker}
    </span>
  );
}
