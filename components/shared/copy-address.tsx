"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

type CopyAddressProps = {
  url: string;
  /** "the feed of Algebra" */
  of: string;
  /** True when it was just made, so that it takes the focus. */
  takesFocus: boolean;
};

/** A secret address, with a button that copies it in whatever way the browser allows. */
export function CopyAddress({ url, of, takesFocus }: CopyAddressProps) {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ url: string; copied: boolean }>();
  // The confirmation belongs to the address that was copied.
  const copied = result?.url === url ? result.copied : undefined;

  useEffect(() => {
    if (!result?.copied) return;
    const timer = setTimeout(() => setResult(undefined), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    setResult({ url, copied: await copyText(url, field.current) });
  }

  return (
    <div className="mt-3">
      <div className="flex gap-2">
        <Input
          ref={field}
          readOnly
          autoFocus={takesFocus}
          value={url}
          aria-label={`Address of ${of}`}
          spellCheck={false}
          className="min-w-0 flex-1 bg-muted font-mono text-sm text-ellipsis"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="secondary"
          className="h-9.5 min-w-24 pointer-coarse:h-11"
          aria-label={`Copy the address of ${of}`}
          onClick={() => void copy()}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? "Copied" : "Copy"}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        {copied === true && <span className="sr-only">Address copied</span>}
        {copied === false && (
          <span className="mt-1.5 block">
            Your browser didn't let us copy. We selected the address for you: press Ctrl+C, or Cmd+C
            on a Mac.
          </span>
        )}
      </p>
    </div>
  );
}

const SAID_FOR_MS = 3_000;

/** False when the browser allows neither way; the field is selected then, ready to be copied by hand. */
async function copyText(text: string, field: HTMLInputElement | null) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement;
    field?.select();
    // Deprecated, and the only way on pages without HTTPS.
    const copied = document.execCommand("copy");
    if (copied && before instanceof HTMLElement) before.focus();
    return copied;
  }
}
