"use client";

import { Menu } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Logo } from "@/components/shared/logo";
import { onDemand } from "@/components/shared/on-demand";
import { Button } from "@/components/ui/button";
import { SearchIcon } from "./search-button";

const loadMenu = () => import("./mobile-menu").then((module) => module.MobileMenu);
const MobileMenu = onDemand(loadMenu);

export function TopBar() {
  const [open, setOpen] = useState(false);
  return (
    <header
      className={
        "sticky top-0 z-30 flex h-14 items-center border-b bg-background/92 pr-2 pl-4 " +
        "backdrop-blur-md md:hidden"
      }
    >
      <Link href="/dashboard" className="mr-auto rounded-md">
        <Logo />
      </Link>
      <SearchIcon />
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={loadMenu}
        onFocus={loadMenu}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </Button>
      {open && <MobileMenu onClose={() => setOpen(false)} />}
    </header>
  );
}
