import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Shows progress and disables the button; the label stays, so nothing jumps. */
    loading?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  loading = false,
  disabled,
  type = "button",
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cn(
        buttonVariants({ variant, size }),
        loading && "[&>svg:not(:first-child)]:hidden",
        className,
      )}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...props}
    >
      {loading && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}

/** For links that look like buttons: `<Link className={buttonVariants({ variant: "secondary" })}>`. */
export const buttonVariants = cva(
  [
    "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md " +
      "font-medium whitespace-nowrap select-none",
    "transition-[background-color,border-color,color,box-shadow,transform] duration-150 active:translate-y-px",
    "disabled:pointer-events-none disabled:opacity-55",
    "[&_svg]:size-4 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground shadow-card hover:bg-primary-hover",
        secondary:
          "border bg-card text-foreground shadow-card hover:border-input/60 hover:bg-muted",
        ghost: "text-muted-foreground hover:bg-accent hover:text-foreground",
        danger: "bg-destructive-fill text-primary-foreground shadow-card hover:brightness-92",
        link:
          "h-auto! min-h-6 text-[length:inherit]! rounded-sm px-0! text-link underline " +
          "decoration-link/35 underline-offset-4 hover:decoration-link active:translate-y-0",
      },
      size: {
        sm: "h-8 px-2.5 text-sm pointer-coarse:h-9.5",
        md: "h-9 px-3.5 text-sm pointer-coarse:h-11 pointer-coarse:px-4",
        lg: "h-11 px-5 text-base",
        icon: "size-9 pointer-coarse:size-11 [&_svg]:size-4.5",
        "icon-sm": "size-7 pointer-coarse:size-9",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);
