// An unexpected console.error fails the test. One that expects it spies on console.error itself.
import { afterEach, beforeEach, expect } from "vitest";

const print = console.error;
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  console.error = (...words) => {
    errors.push(words);
    print(...words);
  };
});

afterEach(() => {
  console.error = print;
  expect(errors, "unexpected console.error").toEqual([]);
});
