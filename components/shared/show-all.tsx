import { Button } from "@/components/ui/button";

interface ShowAllProps {
  /** How many there are in all. */
  count: number;
  /** "past exams" */
  what?: string;
  all: boolean;
  onAll: (all: boolean) => void;
  className?: string;
}

/** Below a list that shows its first few: shows all of them, and the few again. */
export function ShowAll({ count, what, all, onAll, className }: ShowAllProps) {
  const words = [all ? "Show fewer" : `Show all ${count}`, what].filter(Boolean).join(" ");
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={all}
      className={className}
      onClick={() => onAll(!all)}
    >
      {words}
    </Button>
  );
}
