import { moveBetweenRows } from "./row-keys";

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The box that decides whether a row enters the course. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="grid size-8 shrink-0 cursor-pointer place-items-center pointer-coarse:size-10">
      <input
        type="checkbox"
        data-field="tick"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        onKeyDown={moveBetweenRows}
        className="size-4.5 cursor-pointer accent-primary"
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}

/** Fields that look like text until they are touched, so that the list reads like a table. */
export const plainFieldClass =
  "h-8 rounded-sm border-transparent bg-transparent px-1.5 text-sm text-ellipsis " +
  "hover:border-input hover:bg-card focus-visible:bg-card pointer-coarse:h-10 " +
  "pointer-coarse:border-border pointer-coarse:bg-card";
