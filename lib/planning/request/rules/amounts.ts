import type { Amount } from "@/lib/planning/request/asked";
import type { Token } from "@/lib/planning/request/token";
import { objection } from "./rule";

export const LONGEST_DAY = 24;

export function isTooMuch(amount: Amount, most = LONGEST_DAY): boolean {
  return typeof amount === "number"
    ? amount > most || amount <= 0
    : (amount.min ?? 0) > most || (amount.max ?? 1) <= 0;
}

export function tooMuch() {
  return objection("impossible", "A day has 24 hours.");
}

export function scaled(amount: Amount, by: number): Amount {
  const round = (value: number) => Math.round(value * by * 100) / 100;
  if (typeof amount === "number") return round(amount);
  return {
    ...(amount.min !== undefined && { min: round(amount.min) }),
    ...(amount.max !== undefined && { max: round(amount.max) }),
  };
}

export function saysHours(tokens: readonly Token[]): boolean {
  return tokens.some(({ value, symbol }) => symbol === "AMT" || /hours/.test(value ?? ""));
}
