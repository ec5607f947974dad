import type { EventEmitter } from "node:events";

export declare function collectWhenQuiet(
  server: EventEmitter,
  collect?: () => void,
): NodeJS.Timeout;
