import {
  ChevronLeft,
  ChevronRight,
  Download,
  PanelLeft,
  Search,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { PageField } from "./page-field";
import { percent, ZOOM_MAX, ZOOM_MIN } from "./zoom";

interface ToolbarProps {
  current: number;
  count: number;
  onGo: (page: number) => void;
  onDownload: () => void;
  /** In place of the pages' numbers. */
  lead?: ReactNode;
  searching?: boolean;
  onSearch?: () => void;
  /** Left out where nothing can be enlarged. */
  zoom?: number;
  onZoom?: (change: "in" | "out" | "reset") => void;
  /** Left out where there is no list of pages. */
  listed?: boolean;
  onList?: () => void;
}

/** Above the pages; on phones below them, within the thumb's reach. */
export function Toolbar({
  current,
  count,
  zoom,
  listed,
  searching,
  onGo,
  onZoom,
  onList,
  onSearch,
  onDownload,
  lead,
}: ToolbarProps) {
  return (
    <div
      className={cn(
        "flex items-center justify-between gap-1 px-2 py-1.5 sm:border-b",
        "max-sm:order-last max-sm:border-t max-sm:pb-[max(0.375rem,env(safe-area-inset-bottom))]",
      )}
    >
      <div className="flex items-center gap-1">
        {onList && (
          <Tool label="Pages" pressed={listed} onClick={onList}>
            <PanelLeft aria-hidden />
          </Tool>
        )}
        {lead ?? (
          <>
            <Tool
              label="Previous page"
              className="max-sm:hidden"
              disabled={current <= 1}
              onClick={() => onGo(current - 1)}
            >
              <ChevronLeft aria-hidden />
            </Tool>
            <PageField current={current} count={count} onGo={onGo} />
            <Tool
              label="Next page"
              className="max-sm:hidden"
              disabled={current >= count}
              onClick={() => onGo(current + 1)}
            >
              <ChevronRight aria-hidden />
            </Tool>
          </>
        )}
      </div>
      {onZoom && zoom !== undefined && (
        <div className="flex items-center gap-0.5">
          <Tool label="Zoom out" disabled={zoom <= ZOOM_MIN} onClick={() => onZoom("out")}>
            <ZoomOut aria-hidden />
          </Tool>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Zoom ${percent(zoom)}, back to the width of the window`}
            className="w-13 px-0 tabular-nums max-[22rem]:hidden"
            onClick={() => onZoom("reset")}
          >
            {percent(zoom)}
          </Button>
          <Tool label="Zoom in" disabled={zoom >= ZOOM_MAX} onClick={() => onZoom("in")}>
            <ZoomIn aria-hidden />
          </Tool>
        </div>
      )}
      <div className="flex items-center gap-1">
        {onSearch && (
          <Tool label="Search" pressed={searching} onClick={onSearch}>
            <Search aria-hidden />
          </Tool>
        )}
        <Tool label="Download" onClick={onDownload}>
          <Download aria-hidden />
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  pressed?: boolean | undefined;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, className, ...props }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={cn("aria-pressed:bg-accent aria-pressed:text-foreground", className)}
      {...props}
    />
  );
}
