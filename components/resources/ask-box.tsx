"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowUp, MessageCircleQuestion } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { messageOf } from "@/lib/client/api-error";
import { call } from "@/lib/client/call";
import { QUESTION_MAX } from "@/lib/contract/values";
import { Answer } from "./dialogs";

interface AskBoxProps {
  /** Whose documents are asked; all without it. */
  course?: { id: number; name: string } | undefined;
  /** How many documents are being read and cannot answer yet. */
  unread: number;
}

/** One question to the documents: the answer stands on their own words, each one click away. */
export function AskBox({ course, unread }: AskBoxProps) {
  const id = useId();
  const [question, setQuestion] = useState("");
  const ask = useMutation({
    mutationFn: (asked: string) =>
      call("POST /resources/ai-question/", {
        body: { question: asked, course_id: course?.id ?? null },
      }),
  });
  const words = question.trim();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (words && !ask.isPending) ask.mutate(words);
  }

  return (
    <section
      aria-labelledby={id}
      className="mb-6 min-w-0 overflow-clip rounded-xl border bg-card shadow-card"
    >
      <form onSubmit={onSubmit} className="grid gap-2 px-5 py-4 max-sm:px-4">
        <label htmlFor={`${id}-field`} id={id} className="flex items-center gap-2 font-semibold">
          <MessageCircleQuestion aria-hidden className="size-4.5 text-muted-foreground" />
          {course ? "Ask this course" : "Ask your documents"}
        </label>
        <div className="flex gap-2">
          <Input
            id={`${id}-field`}
            value={question}
            maxLength={QUESTION_MAX}
            autoComplete="off"
            enterKeyHint="send"
            aria-describedby={`${id}-line`}
            placeholder={course ? `A question about ${course.name}` : "A question for your files"}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <Button
            type="submit"
            className="h-9.5 pointer-coarse:h-11"
            loading={ask.isPending}
            disabled={words === ""}
          >
            <ArrowUp aria-hidden />
            Ask
          </Button>
        </div>
        <p id={`${id}-line`} className="text-sm text-muted-foreground">
          {unread > 0
            ? `The answer quotes your files. We're still reading ${unread === 1 ? "one" : unread} of them.`
            : "The answer quotes your files, with the page."}
        </p>
      </form>
      {ask.isPending && (
        <div role="status" className="grid animate-late gap-2.5 border-t px-5 py-5">
          <span className="sr-only">Looking for the answer</span>
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      )}
      {ask.error && (
        <ErrorBanner
          className="mx-5 mb-4 max-sm:mx-4"
          title="We couldn't answer that"
          message={messageOf(ask.error)}
          onRetry={() => ask.mutate(ask.variables)}
          onDismiss={ask.reset}
        />
      )}
      {ask.data && !ask.isPending && (
        <Answer key={ask.data.query_id} answer={ask.data} onClose={ask.reset} />
      )}
    </section>
  );
}
