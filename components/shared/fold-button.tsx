import { Button } from "@/components/ui/button";

interface FoldButtonProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** "Show 12 finished" */
  more: string;
  /** "Hide finished" */
  fewer: string;
  className?: string;
}

/** Beside rows that are long, past or done: the rest of them is one press away. */
export function FoldButton({ open, onOpen, more, fewer, className }: FoldButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={open}
      className={className}
      onClick={() => onOpen(!open)}
    >
      {open ? fewer : more}
    </Button>
  );
}
