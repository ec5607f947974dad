"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { TextField } from "@/components/shared/text-field";
import { Button } from "@/components/ui/button";

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`${shown ? "Hide" : "Show"} what you typed`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </Button>
      }
    />
  );
}
