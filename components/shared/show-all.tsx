import { FoldButton } from "./fold-button";

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
  const words = (said: string) => [said, what].filter(Boolean).join(" ");
  return (
    <FoldButton
      open={all}
      onOpen={onAll}
      more={words(`Show all ${count}`)}
      fewer={words("Show fewer")}
      className={className}
    />
  );
}
