import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Eraser, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { courseQueries } from "@/components/courses/queries";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { QUESTION_TYPES } from "@/lib/contract/values";
import { ChoiceFields, type ChoiceFieldsProps } from "./choice-fields";

interface AssistantHeaderProps extends ChoiceFieldsProps {
  title: string | undefined;
  canClear: boolean;
  /** A PDF stands beside it. */
  narrow: boolean;
  onClear: () => void;
  onList: () => void;
}

export function AssistantHeader(props: AssistantHeaderProps) {
  const { title, canClear, narrow, onClear, onList, ...fields } = props;
  const [open, setOpen] = useState(false);
  const { data: courses } = useQuery(courseQueries.list());
  const course = courses?.find(({ id }) => id === fields.choices.course_id);
  return (
    <header className="@container border-b px-4 pb-3 sm:px-6">
      <div className="flex h-14 items-center gap-2">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-lg leading-tight font-semibold">AI Study Assistant</h1>
          {title && (
            <p dir="auto" className="truncate text-sm text-muted-foreground">
              {title}
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Conversations"
          title="Conversations"
          aria-haspopup="dialog"
          className={narrow ? "min-[110rem]:hidden" : "xl:hidden"}
          onClick={onList}
        >
          <MessagesSquare aria-hidden />
        </Button>
        <Button variant="secondary" size="sm" disabled={!canClear} onClick={onClear}>
          <Eraser aria-hidden />
          Clear Chat
        </Button>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        className="-mx-2 max-w-full min-w-0 shrink @min-[41rem]:hidden"
        onClick={() => setOpen(!open)}
      >
        <span className="truncate">
          <span className="sr-only">About: </span>
          {[course?.name ?? "All courses", QUESTION_TYPES[fields.choices.question_type]].join(
            " · ",
          )}
        </span>
        <ChevronDown aria-hidden className={cn("transition-transform", open && "rotate-180")} />
      </Button>
      {/* Folded where the choices would be cut: on a phone, and beside a file. */}
      <div className={cn("gap-2 @min-[41rem]:flex", open ? "grid pt-1" : "hidden")}>
        <ChoiceFields {...fields} />
      </div>
    </header>
  );
}
