import { useState } from "react";
import { Input } from "@/components/ui/input";

interface PageFieldProps {
  current: number;
  count: number;
  onGo: (page: number) => void;
}

/** The page that is looked at; another number goes there. */
export function PageField({ current, count, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState<string>();

  function go() {
    if (typed && Number(typed) !== current) onGo(Math.min(Math.max(1, Number(typed)), count));
    setTyped(undefined);
  }

  return (
    <span className="flex items-center gap-1.5 text-sm text-muted-foreground tabular-nums">
      <Input
        aria-label={`Page, of ${count}`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={typed ?? String(current)}
        className="h-8 px-1 text-center tabular-nums pointer-coarse:h-9.5"
        style={{ width: `${Math.max(2, String(count).length) + 2}ch` }}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, "").slice(0, 6))}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === "Enter") go();
        }}
      />
      <span aria-hidden className="whitespace-nowrap">
        of {count}
      </span>
    </span>
  );
}
