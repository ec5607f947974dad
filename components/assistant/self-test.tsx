import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Source } from "@/lib/contract/retrieval";
import { Citation } from "./citation";
import type { ClozeQuestion } from "./gaps";

interface SelfTestProps {
  quiz: ClozeQuestion[];
  onSource: (source: Source) => void;
  onClose: () => void;
}

/** A cloze test: sentences from the student's own material with a word left out, revealed on demand. */
export function SelfTest({ quiz, onSource, onClose }: SelfTestProps) {
  return (
    <section
      aria-label="Test yourself"
      className="grid animate-fade gap-3 rounded-xl border bg-card px-4 pt-2.5 pb-4"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold">Which word is missing?</p>
        <Button variant="ghost" size="icon-sm" aria-label="Close the test" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <ol className="grid gap-3.5">
        {quiz.map((gap) => (
          <Task key={gap.source.marker} gap={gap} onSource={onSource} />
        ))}
      </ol>
    </section>
  );
}

function Task({ gap, onSource }: { gap: ClozeQuestion; onSource: (source: Source) => void }) {
  const [shown, setShown] = useState(false);
  return (
    <li className="grid justify-items-start gap-1.5">
      <p dir="auto">
        {gap.before}
        {shown ? (
          <mark className="rounded-sm px-0.5 font-semibold">{gap.word}</mark>
        ) : (
          <span className="inline-block w-20 border-b-2 border-input">
            <span className="sr-only">missing word</span>
          </span>
        )}
        {gap.after}
        {shown && <Citation source={gap.source} onOpen={onSource} />}
      </p>
      {!shown && (
        <Button variant="secondary" size="sm" onClick={() => setShown(true)}>
          Show the word
        </Button>
      )}
    </li>
  );
}
